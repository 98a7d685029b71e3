import { beforeEach, expect, it, vi } from 'vitest';

const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 123' };
const card = { cardholderName: 'Ada Lovelace', cardNumber: '4000 0012 3456 7899', expiryDate: '12/30', cvc: '987' };

function storage(overrides: Partial<Storage> = {}) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...overrides,
  };
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

// The module keeps in memory what storage refuses, so each visit imports it afresh.
async function visit() {
  vi.resetModules();
  return import('./records.ts');
}
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('removes its records together, and nothing else', async () => {
  const local = storage();
  local.kept.set('something-else', 'stays');
  vi.stubGlobal('localStorage', local);
  const { eraseAll, loadPersonalDetails, savePaymentDetails, savePersonalDetails } = await visit();
  savePersonalDetails(person);
  savePaymentDetails(card);
  eraseAll();
  expect([...local.kept.keys()]).toEqual(['something-else', 'checkout-erased-at']);
  expect(loadPersonalDetails()).toBeNull();
});

it.each([
  ['full', storage({ setItem: denied })],
  ['denied altogether', storage({ setItem: denied, getItem: denied, removeItem: denied })],
])('breaks no step where storage is %s: details live until the page closes', async (_, local) => {
  vi.stubGlobal('localStorage', local);
  const { eraseAll, loadPersonalDetails, savePaymentDetails, savePersonalDetails } = await visit();
  savePersonalDetails(person);
  savePaymentDetails(card);
  expect(loadPersonalDetails()).toEqual(person);
  eraseAll();
  expect(loadPersonalDetails()).toBeNull();
  expect((await visit()).loadPersonalDetails()).toBeNull();
});

it('reports refused storage on the console once, without details', async () => {
  vi.stubGlobal('localStorage', storage({ setItem: denied }));
  const { savePaymentDetails, savePersonalDetails } = await visit();
  savePaymentDetails(card);
  savePersonalDetails(person);
  expect(console.warn).toHaveBeenCalledOnce();
  expect(vi.mocked(console.warn).mock.calls.flat().join(' ')).not.toMatch(/4000|7899|Lovelace/);
});
