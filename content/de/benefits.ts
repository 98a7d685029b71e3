import type { benefitWords as english } from '../en/benefits.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';

export const benefitWords: Words<typeof english> = [
  {
    title: 'Schneller bauen',
    description: 'Steck die Zeit ins Produkt statt in die Personalsuche.',
    fact: { figure: `< ${figures.fullTeam}`, label: 'bis zum vollen Team' },
  },
  {
    title: 'Sparsam mit Kapital',
    description: 'Du zahlst für die Phase, in der du bist, und für keine andere.',
    fact: { figure: '{price}', label: 'im Monat für Produkt, Entwicklung und Coaching' },
  },
  {
    title: 'Mit weniger Risiko',
    description: 'Erst testen, dann bauen. Was du lernst, ändert den Plan.',
    fact: { figure: `${figures.validationPlan} Tage`, label: 'Validierung, bevor du baust' },
  },
];
