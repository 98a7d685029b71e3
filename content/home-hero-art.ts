import { illustrationNote } from './packages/floating-cards.ts';

/** The three decorative cards of the home hero. People and figures are invented. */
export const homeHeroArt = {
  fundability: { title: 'Fundability score', score: 92, note: 'Seed ready' },
  confidence: {
    title: 'Idea confidence',
    score: 85,
    parts: [
      { label: 'Problem', percent: 94 },
      { label: 'Market', percent: 88 },
      { label: 'Timing', percent: 85 },
    ],
    note: 'The weakest counts',
  },
  cto: {
    name: 'Mira',
    role: 'Interim CTO',
    messages: [
      { from: 'founder', text: 'Do we need our own servers for launch?' },
      { from: 'cto', text: 'Not yet. First users first.' },
      { from: 'cto', text: 'Board is ready for Monday.' },
    ],
  },
  note: illustrationNote,
} as const;
export type HomeHeroArt = typeof homeHeroArt;
