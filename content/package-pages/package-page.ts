import type { TierId } from '../../domain/package-ids.ts';
import type { Benefit } from '../benefits.ts';
import type { IconName } from '../icon-names.ts';

export type SellingPoint = { icon: IconName; title: string; description: string };

/** Decorative cards of the package heroes; the people and figures on them are invented. */
export const HERO_CARDS = [
  'talent-pool',
  'weekly-coaching',
  'qa-sessions',
  'validation-plan',
  'sales-manager',
  'developer',
  'designer',
] as const;
export type HeroCard = (typeof HERO_CARDS)[number];

export type TimelineStep = {
  number: number;
  title: string;
  description: string;
  detailedDescription?: string;
  features: string[];
  /** Names a drawing of `src/sections/working-together`. */
  image: 'call' | 'map' | 'board' | 'chart' | 'team' | 'pitch' | 'server' | 'flag';
};

/** An included service. `greyed` names why it is shown greyed out. */
export type IncludedService = SellingPoint & { greyed?: { included: TierId } | 'not-included' };

export type PackagePage = {
  id: TierId;
  title: string;
  lead: string;
  metaDescription: string;
  heroCards: HeroCard[];
  highlights: Benefit[];
  servicesTitle: string;
  services: IncludedService[];
  timeline: TimelineStep[];
  outcomesTitle: string;
  outcomes: Benefit[];
  sellingPoints: SellingPoint[];
};
