import type { HeroCard } from './package-pages/package-page.ts';

/** Said under every composition of these cards. */
export const illustrationNote = 'Illustration with invented people and figures';

/**
 * What stands on the decorative cards of the heroes. People are invented, figures are static: the cards are marked as
 * illustrations wherever a visitor could take them for fact.
 */
export const homeHeroCards = {
  fundability: { title: 'Fundability score', score: 92, note: 'Seed ready' },
  confidence: {
    title: 'Idea confidence',
    score: 85,
    parts: [
      { label: 'Problem', percent: 94 },
      { label: 'Market', percent: 88 },
      { label: 'Timing', percent: 85 },
    ],
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
export type HeroCards = typeof homeHeroCards;

export type HeroCardContent = { title: string; person?: string; text: string; percent?: number; chips?: string[] };

export const heroCards: Record<HeroCard, HeroCardContent> = {
  'talent-pool': { title: 'Talent pool', text: '12 vetted specialists match your stack', chips: ['React', 'Go', 'QA'] },
  'weekly-coaching': { title: 'Weekly coaching', person: 'Tomás', text: 'Tuesday, 10:00 · Pricing', percent: 92 },
  'qa-sessions': { title: 'Q&A session', person: 'Ines', text: 'How small can the first version be?' },
  'validation-plan': { title: 'Validation plan', text: 'Day 34 of 90 · interviews done', percent: 85 },
  'sales-manager': { title: 'Sales manager', person: 'Oke', text: 'Pipeline for the new region', percent: 94 },
  developer: { title: 'Developer', person: 'Nadia', text: 'Sign-up flow is live', percent: 88 },
  designer: { title: 'Designer', person: 'Bruno', text: 'Second round of prototypes', percent: 94 },
};
