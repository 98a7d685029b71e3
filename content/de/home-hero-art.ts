import type { heroArtWords as english } from '../en/home-hero-art.ts';
import type { Words } from '../with-words.ts';
import { illustrationNote } from './packages/floating-cards.ts';

export const heroArtWords: Words<typeof english> = {
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
