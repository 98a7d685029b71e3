import { company } from '../../../content/company.ts';
import { type Finding, fine, wrong } from './finding.ts';

const WITHIN_MS = 10_000;

/** Whether the booking page of 'Schedule a Consultation' is there, if the company has one. */
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
