import type { Database } from './database.ts';

export const MIGRATION_TABLE =
  'create table if not exists going.migration (version integer primary key, name text not null, applied_at bigint not null)';

export type Migration = { version: number; name: string; statements: readonly string[] };

/** Never edit a released one; append. The SQL runs on SQLite and Postgres; times are ms since 1970. */
const STEPS: readonly Omit<Migration, 'version'>[] = [
  {
    name: 'all tables of version 0.2.0',
    statements: [
      // A held message, which has a `spam_reason`, has no outbox row.
      `create table going.contact_message (
        id text primary key,
        received_at bigint not null,
        email text not null,
        linked_in text not null,
        phone text not null,
        package text not null,
        message text not null,
        idempotency_key text unique,
        spam_reason text,
        answered_at bigint,
        note text not null default ''
      )`,
      'create index contact_message_by_time on going.contact_message (received_at, id)',
      'create index contact_message_by_address on going.contact_message (lower(email))',
      'create index contact_message_not_held on going.contact_message (received_at, id) where spam_reason is null',
      'create index contact_message_held on going.contact_message (received_at, id) where spam_reason is not null',
      'create index contact_message_open on going.contact_message (received_at, id) where answered_at is null',
      'create index contact_message_answered on going.contact_message (received_at, id) where answered_at is not null',
      // `written` is 1 if the mail was written as a file instead of sent; the state is 'sent' either way. `waiting_since` is
      // later than the message's time if its mail was released or retried.
      `create table going.outbox (
        message_id text not null references going.contact_message (id),
        channel text not null check (channel in ('mail', 'webhook', 'acknowledgement')),
        state text not null check (state in ('waiting', 'sent', 'dead')),
        written integer not null default 0,
        attempts integer not null,
        received_at bigint not null,
        waiting_since bigint not null,
        due_at bigint not null,
        lease_token text,
        settled_at bigint,
        seen_at bigint,
        last_error text,
        unconfirmed integer not null default 0,
        primary key (message_id, channel)
      )`,
      'create index outbox_due on going.outbox (state, due_at)',
      "create index outbox_sent on going.outbox (settled_at) where state = 'sent' and channel = 'mail'",
      "create index outbox_listed on going.outbox (state, written, received_at, message_id) where channel = 'mail'",
      "create index outbox_waiting on going.outbox (channel, waiting_since) where state = 'waiting'",
      "create index outbox_unseen on going.outbox (settled_at) where state = 'dead' and seen_at is null and channel = 'mail'",
      'create table going.contact_rate (sender text primary key, posts text not null, last_at bigint not null)',
      'create index contact_rate_oldest on going.contact_rate (last_at)',
      'create table going.secret (name text primary key, value text not null)',
      'create table going.readiness (id integer primary key, checked_at bigint not null)',
      'create table going.reminder (name text primary key, sent_at bigint not null)',
      `create table going.alarm (
        name text primary key,
        state text not null check (state in ('up', 'down')),
        since bigint not null,
        reason text,
        told_at bigint not null,
        leased_until bigint not null default 0
      )`,
      // How often, on a day (since 1970), a path was opened or prepared, or a host referred to one. Nothing of a visitor.
      `create table going.visit (
        day integer not null,
        kind text not null check (kind in ('opened', 'prepared', 'referrer')),
        name text not null,
        requests integer not null,
        primary key (day, kind, name)
      )`,
    ],
  },
  {
    name: 'orders',
    statements: [
      // All null in a message that is no order. The hash, under a key of its day, recognises an order that comes again.
      ...['order_package text', 'order_price text', 'order_name text', 'order_company text', 'order_hours integer']
        .concat('order_months integer', 'order_hash text')
        .map((column) => `alter table going.contact_message add column ${column}`),
      'create unique index contact_message_order_hash on going.contact_message (order_hash)',
      `create index contact_message_orders on going.contact_message (received_at, id)
       where spam_reason is null and order_package is not null`,
    ],
  },
  {
    name: 'recipients, what is tried again, and the key of an address',
    statements: [
      'alter table going.outbox add column recipients text',
      'alter table going.outbox add column missed text',
      'alter table going.outbox add column refused_since bigint',
      `update going.outbox set missed = last_error, seen_at = settled_at, last_error = null
       where state = 'sent' and last_error is not null`,
      'create index outbox_missed on going.outbox (received_at, message_id) where missed is not null and seen_at is null',
      // What all spellings of an address have in common. SQL cannot compute it: the program fills in old rows.
      'alter table going.contact_message add column address_key text',
      'drop index going.contact_message_by_address',
      'create index contact_message_by_key on going.contact_message (address_key)',
      `insert into going.alarm (name, state, since, told_at)
       select 'not-mailed', 'up', sent_at, sent_at from going.reminder where name = 'not-mailed'`,
      'drop table going.reminder',
    ],
  },
  {
    name: 'the language of a message',
    statements: ["alter table going.contact_message add column language text not null default 'en'"],
  },
];

/** The version of a database of 0.2.0, and the first that this program can use. */
export const FIRST_VERSION = 10;

export const MIGRATIONS = STEPS.map((step, index): Migration => ({ version: index + FIRST_VERSION, ...step }));

/** Why this program cannot use a database of a version, as a clause; null if it can. */
export function whyUnusable(version: number, newest = MIGRATIONS.at(-1)?.version ?? 0): string | null {
  if (version > newest)
    return `has version ${version}, but this program only knows version ${newest}: use the newer program`;
  if (version > 0 && version < FIRST_VERSION) return 'is of version 0.1.0: start version 0.2.0 on it first';
  return null;
}

/** A concurrent start waits and finds it done. Rejects, changing nothing, if a newer program wrote the database. */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const { first, last } = database.migrating;
  await database.transaction(async ({ query }) => {
    for (const statement of first) await query(statement);
    await query(MIGRATION_TABLE);
    const [row] = await query<{ version: number | null }>('select max(version) as version from going.migration');
    const current = row?.version ?? 0;
    const reason = whyUnusable(current, migrations.at(-1)?.version);
    if (reason !== null) throw new Error(`The database ${reason}, or restore another backup.`);
    const missing = migrations.filter(({ version }) => version > current);
    for (const { version, name, statements } of missing) {
      for (const statement of statements) await query(statement);
      const values = [version, name, Date.now()];
      await query('insert into going.migration (version, name, applied_at) values ($1, $2, $3)', values);
    }
    if (missing.length > 0) for (const statement of last) await query(statement);
  });
}
