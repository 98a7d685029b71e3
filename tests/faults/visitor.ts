import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { SAMPLE } from '../sample-message.ts';

export type Answer = { status: number; id: string | null };

/** Posts one message as the form does, with a key. A failed connection is status 0. */
export async function post(url: string, key: string, message: string = key): Promise<Answer> {
  try {
    const response = await fetch(url + CONTACT_FUNCTION_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...SAMPLE, message }),
    });
    const body = (await response.json()) as { id?: string };
    return { status: response.status, id: body.id ?? null };
  } catch {
    return { status: 0, id: null };
  }
}
