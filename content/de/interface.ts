import type { interfaceWords as english } from '../en/interface.ts';
import type { Words } from '../with-words.ts';

export const interfaceWords: Words<typeof english> = {
  toast: { region: 'Mitteilungen ({hotkey})', close: 'Schließen' },
  perUnit: 'im {unit}',
  errorSummary: '{count} Felder brauchen noch einen Blick:',
  carousel: { previous: 'Vorige Geschichte', next: 'Nächste Geschichte', slide: '{shown} von {total}: {name}' },
};
