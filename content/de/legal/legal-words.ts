import type { legalWords as english } from '../../en/legal/legal-words.ts';
import type { Words } from '../../with-words.ts';

export const legalWords: Words<typeof english> = {
  eyebrow: 'Rechtliches',
  changed: 'Zuletzt geändert am {date}',
  sample:
    'Mustertext. Er steht hier, bis der Betreiber dieser Website eigene Angaben eingetragen hat und den Text anwaltlich hat prüfen lassen.',
  onThisPage: 'Auf dieser Seite',
  closing: {
    title: 'Etwas unklar?',
    text: 'Schreib uns oder ruf an. Es antwortet ein Mensch.',
    button: 'Schreib uns',
  },
};
