import type { comparePage as english } from '../en/compare-page.ts';
import type { Words } from '../with-words.ts';
import { proofWords } from './proof.ts';

export const comparePage: Words<typeof english> = {
  title: 'Pakete vergleichen',
  metaTitle: 'Alle Pakete nebeneinander',
  metaDescription:
    'Alle Pakete nebeneinander: was jedes enthält, was es dem davor hinzufügt, für wen es ist und was es kostet.',
  heading: 'Jedes Paket, Zeile für Zeile',
  lead: `Jedes monatliche Paket enthält alles aus dem davor. ${proofWords.whatYouBuy}`,
  stage: 'Wo stehst du heute?',
  stageNone: 'Phase wählen',
  stageAnswer: 'Das Paket für diese Phase:',
  onlyDifferences: 'Nur Unterschiede',
  print: 'Diese Seite drucken',
  caption: 'Was jedes Paket enthält',
  first: 'Erstes Paket',
  second: 'Zweites Paket',
  twice: 'Wähle ein anderes zum Vergleichen.',
  next: 'Bestellen',
  addonPrice: 'ab {price} im Monat',
  bestFor: 'Für wen',
  outcome: 'Ergebnis',
  more: 'Details',
  order: 'Jetzt bestellen',
  see: '{name} ansehen',
  legend: { own: 'Neu in diesem Paket', inherited: 'Schon in einem kleineren Paket', missing: 'Nicht enthalten' },
  included: 'Enthalten',
  asIn: '(wie in {name})',
  missing: 'Nicht enthalten',
  names: { desk: 'Kostenlose Schreibtische', 'full-team': 'Volles Team', review: 'Rückblick' },
  closing: {
    title: 'Unsicher, welches?',
    text: 'Beantworte fünf Fragen oder erzähl uns, wo du stehst. Dann weißt du, welches Paket passt.',
    button: 'Fünf Fragen',
    ask: 'Frag uns',
  },
};
