import { company } from '../../../content/company.ts';
import type { BillingTerms } from '../../../content/proof.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

const WITHIN_MS = 10_000;

export async function checkBooking({ bookingUrl }: Pick<typeof company, 'bookingUrl'> = company): Promise<Finding[]> {
  if (bookingUrl === '') return [];
  const signal = AbortSignal.timeout(WITHIN_MS);
  const status = await fetch(bookingUrl, { signal }).then(
    ({ status }) => status,
    () => null,
  );
  if (status !== null && status < 400) return [fine(`The booking page answers: ${bookingUrl}`)];
  const what = `The booking page ${bookingUrl} ${status === null ? 'does not answer' : `answers ${status}`}`;
  return [wrong(what, 'Correct bookingUrl in content/company.ts.')];
}

/** All of it is optional. `terms` are by language. */
export function checkProof(people: readonly unknown[], terms: Readonly<Record<string, BillingTerms>>): Finding {
  const codes = Object.keys(terms);
  const lacking = Object.keys(Object.values(terms)[0] ?? {}).flatMap((name) => {
    const without = codes.filter((code) => terms[code]?.[name as keyof BillingTerms] === null);
    return without.length > 0 ? [{ name, without }] : [];
  });
  if (people.length > 0 && lacking.length === 0) return fine('People and billing terms are shown');
  const empty = lacking.map(({ name, without }) =>
    without.length === codes.length ? name : `${name} (${without.join(', ')})`,
  );
  const files = [
    ...(people.length > 0 ? [] : ['content/proof.ts']),
    ...codes
      .filter((code) => lacking.some(({ without }) => without.includes(code)))
      .map((code) => `content/${code}/proof.ts`),
  ];
  return advice(
    `Still empty, and not shown: ${[...(people.length > 0 ? [] : ['people']), ...empty].join(', ')}`,
    `A founder trusts you sooner with them: put them into ${new Intl.ListFormat('en-GB').format(files)}.`,
  );
}
