import type { packagePageWords as english } from '../en/package-page-words.ts';
import type { Words } from '../with-words.ts';

export const packagePageWords: Words<typeof english> = {
  order: 'Bestellen',
  workingTogether: 'So arbeiten wir zusammen',
  moreOfStep: 'Mehr zu diesem Schritt',
  atAGlance: '{name} auf einen Blick',
  alreadyIn: 'Schon in {name}',
  notIncluded: 'Nicht enthalten',
  bar: { label: '{name} bestellen' },
  decision: {
    title: 'Bereit, wenn du es bist',
    ask: 'Erst fragen',
    askAbout: 'zu {name}',
    other: 'Oder eine Stufe höher oder tiefer',
    otherWhenFirst: 'Oder eine Stufe höher',
    down: 'Eine Stufe tiefer',
    up: 'Eine Stufe höher',
    beside: 'Ein anderer Weg',
    adds: 'Dazu kommt',
    leavesOut: 'Dafür fehlt',
    unlisted: 'und noch {count} mehr',
    more: '{difference} mehr im Monat',
    less: '{difference} weniger im Monat',
    instead: '{price} statt {current}',
    see: '{name} ansehen',
    compare: 'Alle Pakete Zeile für Zeile vergleichen',
  },
};
