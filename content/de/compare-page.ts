import type { comparePage as english } from '../en/compare-page.ts';
import type { Words } from '../with-words.ts';
import { proofWords } from './proof.ts';

export const comparePage: Words<typeof english> = {
  title: 'Pakete vergleichen',
  metaTitle: 'Alle Pakete nebeneinander',
  metaDescription:
    'Alle Pakete nebeneinander: was jedes enthält, was gegenüber dem vorigen dazukommt, für wen es ist und was es kostet.',
  heading: 'Jedes Paket, Zeile für Zeile',
  lead: `Jedes monatliche Paket enthält alles, was im Paket davor steckt. ${proofWords.whatYouBuy}`,
  stage: 'Wo stehst du heute?',
  stageNone: 'Phase wählen',
  stageAnswer: 'Das Paket für diese Phase:',
  onlyDifferences: 'Nur Unterschiede',
  print: 'Seite drucken',
  caption: 'Was jedes Paket enthält',
  first: 'Erstes Paket',
  second: 'Zweites Paket',
  twice: 'Wähle ein anderes zum Vergleichen.',
  next: 'Bestellen',
  addonPrice: 'ab {price} im Monat',
  bestFor: 'Wo du stehst',
  outcome: 'Ergebnis',
  more: 'Details',
  order: 'Bestellen',
  see: '{name} ansehen',
  legend: { own: 'Neu in diesem Paket', inherited: 'Schon in einem kleineren Paket', missing: 'Nicht enthalten' },
  included: 'Enthalten',
  asIn: '(wie in {name})',
  missing: 'Nicht enthalten',
  names: { desk: 'Kostenlose Schreibtische', 'full-team': 'Komplettes Team', review: 'Rückblick' },
  closing: {
    title: 'Noch unsicher?',
    text: 'Beantworte fünf Fragen oder erzähl uns, wo du stehst. Dann weißt du, welches Paket passt.',
    button: 'Fünf Fragen',
    ask: 'Frag uns',
  },
};
