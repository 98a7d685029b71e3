import { expect } from 'vitest';
import { storeOne } from '../../tests/outbox.ts';
import { listedMessages, test, testDatabase } from '../../tests/test-database.ts';
import { listMessages } from '../owner/inbox/list-messages.ts';
import { fillAddressKeys, messagesFrom } from './address-keys.ts';

const SPELLINGS = ['ada@bücher.example', 'Ada@BÜCHER.example', 'ada@xn--bcher-kva.example'];
// Nothing of these has an ASCII form, and none may take the others along.
const ODD = ['', '@', 'no address', 'ada@[::1]', 'ada@example.com/bücher.example', 'ada@bücher .example'];

test.each([false, true])('finds an address in every spelling, and no other (rows filled in: %s)', async (isFilled) => {
  const database = await testDatabase();
  const stored = [...SPELLINGS, ...ODD, 'eve@bücher.example'];
  const ids = new Map<string, string>();
  for (const [index, email] of stored.entries()) ids.set(email, await storeOne(database, { email }, { at: index }));
  // As older versions stored them.
  await database.query('update going.contact_message set address_key = null');
  if (isFilled) while ((await fillAddressKeys(database)) > 0);
  for (const spelling of SPELLINGS) {
    expect(await messagesFrom(database, spelling)).toEqual(SPELLINGS.map((email) => ids.get(email)));
    const filter = { show: 'any', from: spelling } as const;
    const listed: string[] = [];
    for await (const page of listMessages(database, filter)) listed.push(...page.map(({ message }) => message.email));
    expect(listed).toEqual(SPELLINGS.toReversed());
  }
  for (const odd of ODD) expect(await messagesFrom(database, odd), odd).toEqual([ids.get(odd)]);
  const keys = await database.query("select 1 from going.contact_message where coalesce(address_key, '') = ''");
  expect(keys).toHaveLength(isFilled ? 0 : stored.length);
});

test('fills in what older versions stored, batch by batch, and leaves the rest as it is', async ({ database }) => {
  for (let index = 0; index < 501; index += 1) await storeOne(database, { email: `Ada${index}@example.com` });
  await database.query('update going.contact_message set address_key = null');
  for (const filled of [500, 1, 0]) expect(await fillAddressKeys(database)).toBe(filled);
  expect(await messagesFrom(database, 'ADA500@EXAMPLE.COM')).toHaveLength(1);
  expect(await listedMessages(database)).toHaveLength(501);
});
