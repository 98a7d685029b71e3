import { expect } from 'vitest';
import { storeOne } from '../../tests/outbox.ts';
import { test } from '../../tests/test-database.ts';
import { listPage } from '../owner/inbox/list-messages.ts';
import { fillAddressKeys, messagesFrom } from './address-keys.ts';

const SPELLINGS = ['ada@bücher.example', 'Ada@BÜCHER.example', 'ada@xn--bcher-kva.example'];
// Nothing of these has an ASCII form, and none may take the others along.
const ODD = ['', '@', 'no address', 'ada@[::1]', 'ada@example.com/bücher.example', 'ada@bücher .example'];

test('finds an address in every spelling, and no other, among messages that older versions stored', async ({
  database,
}) => {
  const stored = [...SPELLINGS, ...ODD, 'eve@bücher.example'];
  const ids = new Map<string, string>();
  for (const [index, email] of stored.entries()) ids.set(email, await storeOne(database, { email }, { at: index }));
  for (let index = 0; index < 491; index += 1) await storeOne(database, { email: `Eve${index}@example.com` });
  await database.query('update going.contact_message set address_key = null');
  for (const filled of [500, 1, 0]) expect(await fillAddressKeys(database)).toBe(filled);
  for (const spelling of SPELLINGS) {
    expect(await messagesFrom(database, spelling)).toEqual(SPELLINGS.map((email) => ids.get(email)));
    for (const show of ['any', 'waiting'] as const) {
      const { messages } = await listPage(database, { show, from: spelling }, null, 600);
      expect(messages.map(({ message }) => message.email)).toEqual(SPELLINGS.toReversed());
    }
  }
  for (const odd of ODD) expect(await messagesFrom(database, odd), odd).toEqual([ids.get(odd)]);
});
