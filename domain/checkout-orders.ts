import { z } from './zod.ts';

/** An order on its way to us: the key that names its message, when it was made and, once it is there, when it was sent. */
export type KeptOrder = z.infer<typeof keptOrder>;

const time = z.number().check(z.gte(0));
const keptOrder = z.object({
  key: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  orderedAt: time,
  sentAt: z.optional(time),
});
const keptOrders = z.record(z.string(), keptOrder);

/** Reads the kept orders back, by fingerprint: none when they are missing, not JSON or not of the expected shape. */
export function parseOrders(stored: string | null): Record<string, KeptOrder> {
  try {
    const parsed = keptOrders.safeParse(JSON.parse(stored ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
