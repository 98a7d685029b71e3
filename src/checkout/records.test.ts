import { beforeEach, describe, expect, it, vi } from 'vitest';

const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 123' };
const card = { cardholderName: 'Ada Lovelace', cardNumber: '4000 0012 3456 7899', expiryDate: '12/30', cvc: '987' };

/** The subset of `Storage` that the records use. */
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

describe("the checkout's records", () => {
  it('are removed together, and nothing else', async () => {
    const local = storage();
    local.kept.set('something-else', 'stays');
    vi.stubGlobal('localStorage', local);
    const { clearRecords, loadPersonalDetails, savePaymentDetails, savePersonalDetails } = await visit();
    savePersonalDetails(person);
    savePaymentDetails(card);
    clearRecords();
    expect([...local.kept.keys()]).toEqual(['something-else']);
    expect(loadPersonalDetails()).toBeNull();
  });
});

describe('full or denied storage', () => {
  it.each([
    ['full', storage({ setItem: denied })],
    ['denied altogether', storage({ setItem: denied, getItem: denied, removeItem: denied })],
  ])('%s breaks no step: details live until the page closes', async (_, local) => {
    vi.stubGlobal('localStorage', local);
    const { clearRecords, loadPersonalDetails, savePaymentDetails, savePersonalDetails } = await visit();
    savePersonalDetails(person);
    savePaymentDetails(card);
    expect(loadPersonalDetails()).toEqual(person);
    clearRecords();
    expect(loadPersonalDetails()).toBeNull();
    expect((await visit()).loadPersonalDetails()).toBeNull();
  });

  it('returns the newest person and drops the older stored one', async () => {
    const full = storage({ setItem: denied });
    full.kept.set('personal-details', JSON.stringify({ ...person, firstName: 'Old' }));
    full.kept.set('personal-details-saved-at', String(Date.now()));
    vi.stubGlobal('localStorage', full);
    const { loadPersonalDetails, savePersonalDetails } = await visit();
    expect(loadPersonalDetails()?.firstName).toBe('Old');
    savePersonalDetails(person);
    expect(loadPersonalDetails()).toEqual(person);
    expect([...full.kept.keys()]).toEqual([]);
    expect((await visit()).loadPersonalDetails()).toBeNull();
  });

  it('is reported on the console without details', async () => {
    vi.stubGlobal('localStorage', storage({ setItem: denied }));
    (await visit()).savePaymentDetails(card);
    expect(console.warn).toHaveBeenCalled();
    expect(vi.mocked(console.warn).mock.calls.flat().join(' ')).not.toMatch(/4000|7899|Lovelace/);
  });
});
