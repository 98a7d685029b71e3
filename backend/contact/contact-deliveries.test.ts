import { beforeEach, expect } from 'vitest';
import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { stopAfterwards } from '../../tests/afterwards.ts';
import { COMPOSING, ownerMailbox, QUICK_POLICY, SAMPLE, SAMPLE_ORDER, storeOne } from '../../tests/outbox.ts';
import { listedMessages, test, testDatabase } from '../../tests/test-database.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from '../../tests/webhook-receiver.ts';
import type { Database } from '../database/database.ts';
import { nextDue } from '../outbox/claim.ts';
import { deliverDue } from '../outbox/deliver-due.ts';
import { releaseMessage } from '../owner/inbox/change-message.ts';
import { createWatch } from '../tell/watch.ts';
import { retryAfterMs } from '../tell/webhook.ts';
import { contactMails, contactPosts } from './contact-deliveries.ts';

const CHANNELS = ['mail', 'webhook'] as const;
const NAME = contactChoiceLabel(SAMPLE.package);
const NEVER = new AbortController().signal;

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeEach(async () => {
  receiver = stopAfterwards(await startWebhookReceiver());
});

function owner(database: Database) {
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const common = { database, policy: QUICK_POLICY, now, random: () => 0.5, log: () => {} };
  const webhook = { url: receiver.url, secret: WEBHOOK_SECRET };
  const posts = contactPosts(common, webhook);
  const store = (spam: string | null = null) => storeOne(database, {}, { at: clock.now, spam, channels: CHANNELS });
  return { clock, store, deliver: () => deliverDue(posts, 4, NEVER) };
}

test('posts each message once it is released, signed, with all of its fields, beside its mail', async ({
  database,
}) => {
  const { clock, store, deliver } = owner(database);
  const id = await store('the hidden field was filled in');
  await deliver();
  expect(receiver.requests).toEqual([]);
  await releaseMessage(database, id, clock.now, CHANNELS);
  await deliver();
  await deliver();
  const [message] = await listedMessages(database);
  expect(receiver.received).toEqual([
    {
      id: message?.id,
      body: {
        type: 'message.received',
        timestamp: new Date(message?.receivedAt ?? 0).toISOString(),
        data: { ...SAMPLE, id: message?.id, receivedAt: expect.any(String), packageName: NAME },
        text: `New message from ada@example.com (${NAME}):\nGrüße 🚀\n&lt;b&gt;bold &amp; "quoted"&lt;/b&gt;`,
      },
    },
  ]);
  expect(receiver.wrong).toEqual([]);
  expect(message).toMatchObject({
    delivery: { state: 'waiting', attempts: 0 },
    webhook: { state: 'sent', attempts: 1 },
  });
});

test("makes one thread of a person's messages alone, in any spelling of the address", async ({ database }) => {
  const ids: string[] = [];
  for (const [at, email] of ['ada@example.com', 'bo@example.com', 'ADA@example.com', 'ada@example.com'].entries())
    ids.push(await storeOne(database, { email }, { at, order: at === 2 ? SAMPLE_ORDER : null }));
  const compose = contactMails(database, COMPOSING);
  const [first, , third] = ids.map((id) => `<${id}@going.example>`);
  const mails = await Promise.all(ids.map((messageId) => compose({ messageId, channel: 'mail', recipients: null })));
  expect(mails.map(({ references }) => references)).toEqual(['', '', first, `${first} ${third}`]);
});

test.each([
  [503, true],
  [302, true],
  [422, false],
])('repeats a post answered %i with the same id, follows no redirect, and shows why', async (answer, unreachable) => {
  const database = await testDatabase();
  const { clock, store, deliver } = owner(database);
  await store();
  receiver.status.answer = answer;
  expect((await deliver()).unreachable).toBe(unreachable);
  expect((await listedMessages(database))[0]?.webhook).toMatchObject({
    state: 'waiting',
    lastError: `The receiver answered ${answer}.`,
  });
  receiver.status.answer = 200;
  clock.now += 1_000;
  await deliver();
  expect(receiver.requests).toEqual(['POST /hook', 'POST /hook']);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect((await listedMessages(database))[0]?.webhook?.state).toBe('sent');
});

test('leaves the receiver alone for as long as it asks, new messages included', async ({ database }) => {
  const { clock, store, deliver } = owner(database);
  await store();
  Object.assign(receiver.status, { answer: 503, retryAfter: '3600' });
  await deliver();
  receiver.status.answer = 200;
  await store();
  clock.now += 3_599_999;
  await deliver();
  expect(await nextDue(database, ['webhook'])).toBe(clock.now + 1);
  expect(receiver.requests).toHaveLength(1);
  clock.now += 1;
  await deliver();
  expect(receiver.requests).toHaveLength(3);
});

test('ends the delivery to a receiver that is gone, which the owner is told by mail once', async ({ database }) => {
  const { clock, store, deliver } = owner(database);
  const { dependencies, mails } = ownerMailbox(database, clock.now);
  const tell = createWatch({ ...dependencies, now: () => clock.now });
  receiver.status.answer = 410;
  for (const step of [store, deliver, tell, store, deliver, tell, deliver]) {
    await step();
    clock.now += 3_600_000;
  }
  expect(receiver.requests).toHaveLength(2);
  expect((await listedMessages(database))[0]?.webhook).toMatchObject({ state: 'dead', attempts: 1 });
  const told = mails.filter(({ subject }) => subject.includes('The receiver of MESSAGE_WEBHOOK_URL takes no more'));
  expect(told).toHaveLength(1);
});

test.each([
  ['120', 120_000],
  ['604800', 86_400_000],
  ['Fri, 31 Dec 1999 23:59:59 GMT', 1_000],
  ['Fri, 31 Dec 1999 23:59:57 GMT', 0],
  ['-5', 0],
  ['soon', 0],
  ['', 0],
])('reads Retry-After: %s as %i ms', (header, ms) => {
  expect(retryAfterMs(header, Date.UTC(1999, 11, 31, 23, 59, 58))).toBe(ms);
});
