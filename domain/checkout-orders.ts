/** An order on its way to us: the key that names its message, when it was made and, once it is there, when it was sent. */
export type KeptOrder = { key: string; orderedAt: number; sentAt?: number };

/**
 * Reads the kept orders back, by fingerprint; what is missing, not JSON or not of the expected shape is left out. By hand,
 * because the parts of zod that this would need weigh more than all the rest of it.
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
