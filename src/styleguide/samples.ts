import { servicesOf } from '../../catalogue/deliverables.ts';
import { getScale } from '../../content/packages/get-scale.ts';
import { type StorySlide, storySlides as stories } from '../catalogue/case-studies.ts';

const [first, second] = stories as [StorySlide, StorySlide];

/** Lists of stories of various lengths, and one with a quotation that is far too long. */
export const storyLists: (readonly StorySlide[])[] = [
  [],
  [first],
  stories,
  Array.from({ length: 20 }, (_, index) => ({ ...first, name: `Founder ${index + 1}` })),
  [{ ...first, quote: stories.map((story) => story.quote).join(' ') }, second],
];

const { listed: services } = servicesOf(getScale);

/** Services in every state: included, already in a lower package, not included. */
export const serviceStates = [
  ...services,
  ...services.slice(0, 1).map((service) => ({ ...service, greyed: 'not-included' as const })),
];
