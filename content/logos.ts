import { z } from '../domain/zod.ts';
import { text } from './shapes.ts';

/** A logo is `public/logos/{id}.svg`, 32 px high and `width` px wide. */
export const logoSchema = z.strictObject({ id: text, width: z.int(), name: text, isSample: z.boolean() });
export type Logo = z.infer<typeof logoSchema>;

/** 'Trusted by successful founders'. All invented: replace them with your own. */
export const logos: readonly Logo[] = [
  { id: 'papierboot', width: 182, name: 'Papierboot', isSample: true },
  { id: 'ostwind', width: 150, name: 'Ostwind', isSample: true },
  { id: 'halden', width: 136, name: 'Halden', isSample: true },
  { id: 'brightkiln', width: 159, name: 'Brightkiln', isSample: true },
  { id: 'mittag', width: 128, name: 'Mittag', isSample: true },
  { id: 'quarry', width: 140, name: 'Quarry', isSample: true },
  { id: 'fernweh', width: 148, name: 'Fernweh', isSample: true },
  { id: 'lotse', width: 140, name: 'Lotse', isSample: true },
  { id: 'kornblume', width: 183, name: 'Kornblume', isSample: true },
];
