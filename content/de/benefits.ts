import type { benefitWords as english } from '../en/benefits.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';

export const benefitWords: Words<typeof english> = [
  {
    title: 'Schneller bauen',
    description: 'Steck die Zeit ins Produkt statt in die Personalsuche.',
    fact: { figure: `< ${figures.fullTeam}`, label: 'bis zum kompletten Team' },
  },
  {
    title: 'Sparsam mit Kapital',
    description: 'Du zahlst nur für die Phase, in der du gerade bist.',
    fact: { figure: '{price}', label: 'im Monat für Produkt, Entwicklung und Coaching' },
  },
  {
    title: 'Mit weniger Risiko',
    description: 'Erst testen, dann bauen. Mit dem, was du lernst, prüfen wir den Plan neu.',
    fact: { figure: `${figures.validationPlan} Tage`, label: 'Validierung, bevor du baust' },
  },
];
