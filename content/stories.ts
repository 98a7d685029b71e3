import { z } from '../domain/zod.ts';
import { text } from './shapes.ts';

/** A success story. */
export const storySchema = z.strictObject({
  name: text,
  role: text,
  company: text,
  /** A portrait of 240 × 280: a file of `public/portraits`, named without its ending `.svg`. */
  image: text,
  quote: text,
  /** Where 'Read full case study' leads; '#', which leads nowhere, without one. */
  link: z.optional(text),
  isSample: z.boolean(),
});
export type Story = z.infer<typeof storySchema>;

/** Invented people and companies, to be replaced by the owner's own. */
export const stories: readonly Story[] = [
  {
    name: 'Amara Osei',
    role: 'Founder',
    company: 'Papierboot',
    image: 'amara',
    quote:
      'I came with four ideas and a resignation letter. After the kickoff I had one idea left, and I sent the letter.',
    isSample: true,
  },
  {
    name: 'Jonas Wieland',
    role: 'Co-founder',
    company: 'Brightkiln',
    image: 'jonas',
    quote:
      'We had spent months looking for a technical co-founder. Instead we got a product manager, a developer and a date.',
    isSample: true,
  },
  {
    name: 'Leyla Demir',
    role: 'Managing director',
    company: 'Lotse',
    image: 'leyla',
    quote:
      'The pitch session was the hardest hour of our year. The questions the investors asked later were the easier ones.',
    isSample: true,
  },
  {
    name: 'Henrik Sand',
    role: 'Founder',
    company: 'Halden',
    image: 'henrik',
    quote:
      'Growth broke our servers before it broke our budget. Having somebody who had seen that before was worth the fee.',
    isSample: true,
  },
];
