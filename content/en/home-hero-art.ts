import { illustrationNote } from './packages/floating-cards.ts';

export const heroArtWords = {
  fundability: { title: 'Fundability score', note: 'Seed ready' },
  confidence: {
    title: 'Idea confidence',
    note: 'The lowest counts',
    parts: [{ label: 'Problem' }, { label: 'Market' }, { label: 'Timing' }],
  },
  cto: {
    name: 'Mira',
    role: 'Interim CTO',
    messages: [
      { text: 'Do we need our own servers for launch?' },
      { text: 'Not yet. First users first.' },
      { text: 'Board is ready for Monday.' },
    ],
  },
  note: illustrationNote,
} as const;
