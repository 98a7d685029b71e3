import { CONTACT_FIELDS, type ContactMessage } from '../../domain/contact-message.ts';
import { addressKey } from '../../domain/email-address.ts';
import { FIRST_LANGUAGE } from '../../domain/language.ts';
import type { OrderData } from '../../domain/order.ts';
import { type Database, placesOf, type Queries } from '../database/database.ts';
import type { Channel } from '../outbox/claim.ts';
import { deliveryStates } from '../outbox/delivery-state.ts';
import { enqueue } from '../outbox/enqueue.ts';
import {
  MESSAGE_COLUMNS,
  messageValues,
  ORDER_COLUMNS,
  orderValues,
  STORED_COLUMNS,
  type StoredRow,
  storedMessage,
} from './message-fields.ts';
import {
  checkRate,
  isHourFull,
  type KeyedHash,
  ORDER,
  PER_WRITER,
  type RateLimits,
  recordPost,
  SENDER,
  WRITER,
} from './rate-limit.ts';

export type Post = {
  message: ContactMessage;
  order?: OrderData | null;
  language?: string;
  orderHash?: KeyedHash | null;
  /** The network address, for the rate limit; null to count nothing. */
  sender: KeyedHash | null;
  writer?: KeyedHash | null;
  /** The same key is the same message; null makes every post a new one. */
  idempotencyKey: string | null;
  spam: string | null;
};

export type StoreOutcome =
  | { kind: 'stored'; id: string; held: string | null }
  | { kind: 'repeated'; id: string; receivedAt: number }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number };

const DAY_MS = 24 * 3_600_000;
const COLUMNS = [
  ...['id', 'received_at', 'idempotency_key', 'spam_reason', 'address_key', 'order_hash', 'language'],
  ...[...MESSAGE_COLUMNS, ...ORDER_COLUMNS],
];
const INSERT = `insert into going.contact_message (${COLUMNS.join(', ')})
  values (${placesOf(COLUMNS)}) on conflict do nothing returning id`;

// Once this resolves with `stored`, message and outbox row are on disk. What is held gets no outbox row. A repeated key or
// order returns the message stored under it, uncounted. Rejects, storing nothing, if the database fails.
export function storeMessage(
  database: Database,
  post: Post,
  limits: RateLimits,
  now: number,
  channels: readonly Channel[] = ['mail'],
): Promise<StoreOutcome> {
  return database.transaction(async (queries) => {
    const before = await repeated(queries, post, now);
    if (before) return before;

    const sent = post.sender && (await checkRate(queries, SENDER, post.sender, limits.perSender, now));
    if (sent && !sent.ok) return { kind: 'too-many', retryAfterSeconds: sent.retryAfterSeconds };
    const written = post.writer ? await checkRate(queries, WRITER, post.writer, PER_WRITER, now) : null;
    const held =
      post.spam ??
      (written && !written.ok ? 'many messages came under this address today' : null) ??
      ((await isHourFull(queries, limits, now)) ? `more than ${limits.perHour} messages came within an hour` : null);

    const id = crypto.randomUUID();
    const inserted = await queries.query(INSERT, [
      id,
      now,
      post.idempotencyKey,
      held,
      addressKey(post.message.email),
      post.orderHash?.today ?? null,
      post.language ?? FIRST_LANGUAGE,
      ...messageValues(post.message),
      ...orderValues(post.order ?? null),
    ]);
    if (inserted.length === 0) {
      // Another server stored the same meanwhile.
      const meanwhile = await repeated(queries, post, now);
      if (meanwhile) return meanwhile;
      throw new Error('A message was neither stored nor found.');
    }
    if (held === null) {
      const isAcknowledged = channels.includes('acknowledgement') && (await wasAcknowledged(queries, post, now));
      const due = channels.filter((channel) => channel !== 'acknowledgement' || !isAcknowledged);
      await enqueue(queries, id, now, now, due);
    }
    if (post.sender && sent) await recordPost(queries, post.sender, sent.recent, now);
    if (post.writer && written?.ok && held === null) await recordPost(queries, post.writer, written.recent, now);
    return { kind: 'stored', id, held };
  });
}

async function wasAcknowledged(queries: Queries, { message }: Post, now: number): Promise<boolean> {
  const rows = await queries.query<{ id: string }>(
    'select id from going.contact_message where address_key = $1 and received_at > $2 and received_at < $3',
    [addressKey(message.email), now - DAY_MS, now + DAY_MS],
  );
  const ids = rows.map(({ id }) => id);
  return (await deliveryStates(queries, ids, 'acknowledgement')).size > 0;
}

async function repeated(queries: Queries, post: Post, now: number): Promise<StoreOutcome | null> {
  const [row] = await queries.query<StoredRow>(
    `select ${STORED_COLUMNS} from going.contact_message where idempotency_key = $1`,
    [post.idempotencyKey],
  );
  if (row) {
    const { id, receivedAt, message } = storedMessage(row);
    const same = CONTACT_FIELDS.every((field) => message[field] === post.message[field]);
    return same ? { kind: 'repeated', id, receivedAt } : { kind: 'key-reused' };
  }
  const [hash, other] = post.orderHash?.counted ?? [];
  if (hash === undefined) return null;
  const [order] = await queries.query<{ id: string; received_at: number }>(
    'select id, received_at from going.contact_message where order_hash in ($1, $2) and received_at > $3',
    [hash, other ?? hash, now - ORDER.windowMs],
  );
  return order ? { kind: 'repeated', id: order.id, receivedAt: order.received_at } : null;
}
