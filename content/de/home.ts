import { tagline } from '../company.ts';
import type * as english from '../en/home.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';
import { names } from './package-names.ts';
import { illustrationNote } from './packages/floating-cards.ts';
import { proofWords } from './proof.ts';

export const home: Words<typeof english.home> = {
  title: tagline,
  metaDescription: `Wir helfen dir, die richtige Idee zu wählen, das erste Produkt zu bauen und zu beweisen, dass der Markt es will: mit einem Kickoff, monatlichen Paketen und ${names.teams}.`,
  hero: {
    lead: 'Wir stehen auf deiner Seite: wenn du die Idee wählst, das Produkt baust und die ersten Kunden suchst. Du bringst den Ehrgeiz mit, wir das Team und das Tempo.',
    explore: 'Pakete ansehen',
    contact: 'Schreib uns',
  },
  logos: {
    title: 'Erfolgreiche Gründerinnen und Gründer vertrauen uns',
    sample: 'Beispiel-Logos: Hier stehen deine',
    pause: 'Anhalten',
    pauseWhat: '– die Logos',
  },
  whatWeDo: {
    eyebrow: 'Was wir tun',
    title: 'Wählen. Bauen. Beweisen.',
    lead: 'Drei Aufgaben entscheiden, ob ein Unternehmen in Gang kommt. Wir gehen sie mit dir an, in dieser Reihenfolge.',
    button: 'Unsere Pakete',
  },
  stats: {
    title: 'Unsere Bilanz bisher',
    text: 'Etwa eine von {ideas} Ideen wird zu einem validierten Konzept, etwa eines von {concepts} Konzepten geht an den Start.',
    drawing: 'Jeder Punkt steht für {count} Ideen. Die Linie führt zu denen, die gestartet sind.',
  },
  packages: {
    eyebrow: 'Pakete',
    title: 'Du zahlst für die Phase, in der du bist',
    lead: `Jedes monatliche Paket enthält alles, was im Paket davor steckt. ${proofWords.whatYouBuy}`,
    compare: 'Zeile für Zeile vergleichen',
    unsure: 'Welches passt zu dir?',
    card: {
      legend: 'Grau: schon in einem kleineren Paket enthalten.',
      popular: 'Am beliebtesten',
      bestFor: 'Wo du stehst:',
      outcome: 'Ergebnis:',
      listed: 'Alle {count} Leistungen',
      allOf: 'Alles aus {name} ({count} Leistungen)',
      alreadyIncluded: '(schon in einem kleineren Paket)',
      notIncluded: 'Nicht enthalten:',
      higher: 'In einem höheren Paket:',
      addon: '{addon} ab {price} im Monat,',
    },
    teamsBanner: {
      title: names.teams,
      text: 'Entwicklerinnen und Entwickler, die lange bleiben: in Teilzeit, in Vollzeit oder als ganzes Team.',
      button: 'Mehr erfahren',
      about: `über ${names.teams}`,
      contact: 'Team anfragen',
    },
    innovationBanner: {
      title: 'Corporate Innovation',
      text: 'Du baust etwas Neues in einem großen Unternehmen? Unser Partner arbeitet mit Konzernteams.',
      button: 'Mehr erfahren',
      about: 'über Corporate Innovation auf der Website unseres Partners',
    },
  },
  benefits: {
    eyebrow: 'Der Vorteil',
    title: 'Was sich ändert, wenn du nicht allein anfängst',
    source: 'Siehe',
  },
  stories: {
    eyebrow: 'Erfolgsgeschichten',
    title: 'Der Tag, an dem es losging',
    lead: 'Womit sie angefangen haben und was daraus geworden ist.',
    link: 'Ganze Fallstudie lesen',
    linkOf: '–',
    beganWith: 'Angefangen mit {package}',
    quoted: '„{quote}“',
    sample: 'Beispielgeschichte',
  },
};

export const benefitWords: Words<typeof english.benefitWords> = [
  {
    title: 'Schneller bauen',
    description: 'Steck die Zeit ins Produkt statt in die Personalsuche.',
    fact: { figure: `< ${figures.fullTeam}`, spoken: `unter ${figures.fullTeam}`, label: 'bis zum kompletten Team' },
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

export const serviceWords: Words<typeof english.serviceWords> = [
  {
    title: 'Die Idee wählen',
    description: `Bring eine Idee mit oder zehn. Wir messen jede an dem, was uns ${figures.ideasEvaluated} bewertete Ideen gelehrt haben.`,
    extendedDescription: 'Am Ende hast du die eine, die deine Zeit wert ist, und die Gründe schwarz auf weiß.',
  },
  {
    title: 'Das Produkt bauen',
    description:
      'Ein Duo aus Produktmanagement und Entwicklung kommt dazu und liefert die erste Version in kleinen, sichtbaren Schritten.',
    extendedDescription: 'Du siehst das Board und setzt die Prioritäten, wir halten das Tempo.',
  },
  {
    title: 'Den Markt prüfen',
    description: 'Tests mit echten Menschen, Woche für Woche, bis die Zahlen sagen: weiter, ändern oder aufhören.',
    extendedDescription: `Der Validierungsplan läuft ${figures.validationPlan} Tage. Lautet die Antwort Nein, weißt du es, bevor ein Jahr vergangen ist.`,
  },
];

export const heroArtWords: Words<typeof english.heroArtWords> = {
  fundability: { title: 'Finanzierbarkeit', note: 'Bereit für die Seed-Runde' },
  confidence: {
    title: 'Vertrauen in die Idee',
    note: 'Der niedrigste zählt',
    parts: [{ label: 'Problem' }, { label: 'Markt' }, { label: 'Timing' }],
  },
  cto: {
    name: 'Mira',
    role: 'Interim-CTO',
    messages: [
      { text: 'Brauchen wir zum Start eigene Server?' },
      { text: 'Noch nicht. Erst die ersten Nutzer.' },
      { text: 'Das Board für Montag steht.' },
    ],
  },
  note: illustrationNote,
};
