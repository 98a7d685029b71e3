import { heroArtWords } from './en/home-hero-art.ts';
import { withWords } from './with-words.ts';

/** The three decorative cards of the home hero. People and figures are invented. */
export const homeHeroArt = withWords(
  {
    fundability: { score: 92 },
    confidence: { score: 85, parts: [{ percent: 94 }, { percent: 88 }, { percent: 85 }] },
    cto: { messages: [{ from: 'founder' }, { from: 'cto' }, { from: 'cto' }] },
  },
  heroArtWords,
);
export type HomeHeroArt = typeof homeHeroArt;
