import type { Database } from './database.ts';

export const MIGRATION_TABLE =
  'create table if not exists going.migration (version integer primary key, name text not null, applied_at bigint not null)';

export type Migration = { version: number; name: string; statements: readonly string[] };

/** Never edit a released one; append. The SQL runs on SQLite and Postgres; times are ms since 1970. */
const STEPS: readonly Omit<Migration, 'version'>[] = [
  {
    name: 'messages, their delivery, and the rate of posts',
    statements: [
      `create table going.contact_message (
        id text primary key,
        received_at bigint not null,
        email text not null,
        linked_in text not null,
        phone text not null,
        package text not null,
        message text not null,
        idempotency_key text unique
      )`,
      'create index contact_message_newest on going.contact_message (received_at)',
      `create table going.outbox (
        message_id text primary key references going.contact_message (id),
        state text not null check (state in ('waiting', 'sent', 'dead')),
        attempts integer not null,
        due_at bigint not null,
        lease_token text,
        settled_at bigint,
        last_error text
      )`,
      'create index outbox_due on going.outbox (state, due_at)',
      `create table going.contact_rate (
        sender text primary key,
        posts text not null,
        last_at bigint not null
      )`,
      'create index contact_rate_oldest on going.contact_rate (last_at)',
      'create table going.secret (name text primary key, value text not null)',
      'create table going.readiness (id integer primary key, checked_at bigint not null)',
    ],
  },
  {
    name: 'messages that look like spam',
    // A held message has no outbox row.
    statements: ['alter table going.contact_message add column spam_reason text'],
  },
  {
    name: 'the inbox page by page',
    statements: [
      'create index contact_message_listed on going.contact_message (received_at, id) where spam_reason is null',
      'create index contact_message_held on going.contact_message (received_at, id) where spam_reason is not null',
      'drop index going.contact_message_newest',
    ],
  },
  {
    name: 'what was mailed long ago',
    statements: ["create index outbox_sent on going.outbox (settled_at) where state = 'sent'"],
  },
  {
    name: 'the inbox by state and by address, and the daily reminder',
    statements: [
      // 1 if the mail was written as a file instead of sent; the state is 'sent' either way.
      'alter table going.outbox add column written integer not null default 0',
      'alter table going.outbox add column received_at bigint not null default 0',
      'update going.outbox set received_at = (select received_at from going.contact_message where id = message_id)',
      'create index outbox_listed on going.outbox (state, written, received_at, message_id)',
      'create index contact_message_by_time on going.contact_message (received_at, id)',
      'drop index going.contact_message_listed',
      'create index contact_message_by_address on going.contact_message (lower(email))',
      'create table going.reminder (name text primary key, sent_at bigint not null)',
    ],
  },
  {
    name: 'what is answered, seen and noted, and the alarms',
    statements: [
      'alter table going.contact_message add column answered_at bigint',
      "alter table going.contact_message add column note text not null default ''",
      'create index contact_message_open on going.contact_message (received_at, id) where answered_at is null',
      'create index contact_message_answered on going.contact_message (received_at, id) where answered_at is not null',
      'alter table going.outbox add column seen_at bigint',
      // Later than the message's time if its mail was released or retried.
      'alter table going.outbox add column waiting_since bigint not null default 0',
      'update going.outbox set waiting_since = received_at',
      "create index outbox_waiting on going.outbox (waiting_since) where state = 'waiting'",
      "create index outbox_unseen on going.outbox (settled_at) where state = 'dead' and seen_at is null",
      `create table going.alarm (
        name text primary key,
        state text not null check (state in ('up', 'down')),
        since bigint not null,
        reason text,
        told_at bigint not null,
        leased_until bigint not null default 0
      )`,
    ],
  },
  {
    name: 'several deliveries of one message',
    statements: [
      `create table going.outbox_next (
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
        primary key (message_id, channel)
      )`,
      `insert into going.outbox_next
         (message_id, channel, state, written, attempts, received_at, waiting_since, due_at, lease_token, settled_at, seen_at, last_error)
       select message_id, 'mail', state, written, attempts, received_at, waiting_since, due_at, lease_token, settled_at, seen_at, last_error
       from going.outbox`,
      'drop table going.outbox',
      'alter table going.outbox_next rename to outbox',
      'create index outbox_due on going.outbox (state, due_at)',
      "create index outbox_sent on going.outbox (settled_at) where state = 'sent' and channel = 'mail'",
      "create index outbox_listed on going.outbox (state, written, received_at, message_id) where channel = 'mail'",
      "create index outbox_waiting on going.outbox (channel, waiting_since) where state = 'waiting'",
      "create index outbox_unseen on going.outbox (settled_at) where state = 'dead' and seen_at is null and channel = 'mail'",
    ],
  },
  {
    name: 'mails that may have arrived',
    statements: ['alter table going.outbox add column unconfirmed integer not null default 0'],
  },
  {
    name: 'how many messages came within an hour',
    statements: [
      'create index contact_message_not_held on going.contact_message (received_at, id) where spam_reason is null',
    ],
  },
  {
    name: 'how often pages are opened',
    statements: [
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

export const MIGRATIONS: readonly Migration[] = STEPS.map((step, index) => ({ version: index + 1, ...step }));

/** A concurrent start waits and finds it done. Rejects, changing nothing, if a newer program wrote the database. */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const { first, last } = database.migrating;
  await database.transaction(async ({ query }) => {
    for (const statement of first) await query(statement);
    await query(MIGRATION_TABLE);
    const [row] = await query<{ version: number | null }>('select max(version) as version from going.migration');
    const current = row?.version ?? 0;
    const newest = migrations.at(-1)?.version ?? 0;
    if (current > newest) {
      throw new Error(
        `The database has version ${current}, but this program only knows version ${newest}: start the newer program, or restore an older backup.`,
      );
    }
    const missing = migrations.filter(({ version }) => version > current);
    for (const { version, name, statements } of missing) {
      for (const statement of statements) await query(statement);
      const values = [version, name, Date.now()];
      await query('insert into going.migration (version, name, applied_at) values ($1, $2, $3)', values);
    }
    if (missing.length > 0) for (const statement of last) await query(statement);
  });
}
