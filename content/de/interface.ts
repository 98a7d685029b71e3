import type { interfaceWords as english } from '../en/interface.ts';
import type { Words } from '../with-words.ts';

export const interfaceWords: Words<typeof english> = {
  toast: { region: 'Mitteilungen ({hotkey})', close: 'Schließen' },
  errorSummary: 'Bitte sieh dir {count} Felder noch einmal an:',
  carousel: {
    role: 'Karussell',
    slideRole: 'Geschichte',
    previous: 'Vorige Geschichte',
    next: 'Nächste Geschichte',
    slide: '{shown} von {total}: {name}',
  },
};
