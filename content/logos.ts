import { z } from '../domain/zod.ts';
import { text } from './shapes.ts';

/** A logo is `public/logos/{id}.svg`, 32 px high and `width` px wide. */
export const logoSchema = z.strictObject({ id: text, width: z.int(), name: text });
export type Logo = z.infer<typeof logoSchema>;

/** 'Trusted by successful founders'. All invented: replace them with your own. */
export const logos: readonly Logo[] = [
  { id: 'papierboot', width: 182, name: 'Papierboot' },
  { id: 'ostwind', width: 150, name: 'Ostwind' },
  { id: 'halden', width: 136, name: 'Halden' },
  { id: 'brightkiln', width: 159, name: 'Brightkiln' },
  { id: 'mittag', width: 128, name: 'Mittag' },
  { id: 'quarry', width: 140, name: 'Quarry' },
  { id: 'fernweh', width: 148, name: 'Fernweh' },
  { id: 'lotse', width: 140, name: 'Lotse' },
  { id: 'kornblume', width: 183, name: 'Kornblume' },
];
