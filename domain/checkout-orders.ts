/** An order: its message's idempotency key, when it was made and, once accepted, when it was sent. */
export type KeptOrder = { key: string; orderedAt: number; sentAt?: number };

/**
 * Parses the stored orders by fingerprint; invalid entries are dropped. Written by hand, because the required parts of zod
 * are larger than everything else here.
 */
export function parseOrders(stored: string | null): Record<string, KeptOrder> {
  try {
    const orders: Record<string, unknown> = JSON.parse(stored ?? '{}');
    return Object.fromEntries(
      Object.entries(orders).filter((entry): entry is [string, KeptOrder] => isOrder(entry[1])),
    );
  } catch {
    return {};
  }
}

function isOrder(value: unknown): value is KeptOrder {
  const { key, orderedAt, sentAt } = { ...(value as Partial<KeptOrder>) };
  const known = typeof key === 'string' && /^[\w-]{1,64}$/.test(key);
  return known && isTime(orderedAt) && (sentAt === undefined || isTime(sentAt));
}

// The range of a Date.
const isTime = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 8.64e15;
