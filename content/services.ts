import { z } from '../domain/zod.ts';
import { serviceWords } from './en/services.ts';
import { text } from './shapes.ts';
import { withWords } from './with-words.ts';

export const VISUALIZATIONS = ['idea-funnel', 'delivery-board', 'validation-curve'] as const;

export const serviceCardSchema = z.strictObject({
  title: text,
  description: text,
  extendedDescription: z.optional(text),
  visualization: z.enum(VISUALIZATIONS),
});
export type ServiceCard = z.infer<typeof serviceCardSchema>;

export const services: readonly ServiceCard[] = withWords(
  [{ visualization: 'idea-funnel' }, { visualization: 'delivery-board' }, { visualization: 'validation-curve' }],
  serviceWords,
);
