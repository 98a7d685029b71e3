import { servicesOf } from '../../catalogue/deliverables.ts';
import { packages } from '../../content/packages/packages.ts';
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

const listed = packages.map((pack) => servicesOf(pack).listed);
/** With services of a lower package, if a page shows any. */
const services = listed.find((some) => some.some(({ greyed }) => greyed)) ?? listed.flat();

/** Services in every state: included, already in a lower package, not included. */
export const serviceStates = [
  ...services,
  ...services.slice(0, 1).map((service) => ({ ...service, greyed: 'not-included' as const })),
];
