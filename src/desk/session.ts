import { DESK_KEY_HEADER, DESK_PATHS, type DeskAnswers, type DeskRequest } from '../../domain/desk.ts';

const STORED = 'desk-key';

/** The desk refused a request, for a reason in a sentence. */
export class Refused extends Error {}
/** The page has no session, or its desk has stopped. */
export class Locked extends Error {}

/** Exchanges the token in the address for a session, and keeps its key in this tab. Resolves with whether there is a session. */
export async function openSession(): Promise<boolean> {
  const token = tokenIn(location.hash);
  if (token !== null) {
    // Remove it from the address and the history, although it works only once.
    history.replaceState(null, '', '/');
    const response = await fetch(DESK_PATHS.session, { method: 'POST', body: JSON.stringify({ token }) });
    if (response.ok) sessionStorage.setItem(STORED, (await response.json()).key);
  }
  return sessionStorage.getItem(STORED) !== null;
}

export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token');
}

type AnswerTo<Kind> = DeskAnswers[Kind extends keyof DeskAnswers
  ? Kind
  : Kind extends 'retry-all' | 'erase'
    ? 'done'
    : 'message'];

/** Sends a request to the desk. Rejects with {@link Refused}, with {@link Locked}, or if the desk cannot be reached. */
export async function ask<Request extends Exclude<DeskRequest, { kind: 'export' }>>(
  request: Request,
): Promise<AnswerTo<Request['kind']>> {
  return (await post(request)).json();
}

export async function askForExport(request: Extract<DeskRequest, { kind: 'export' }>): Promise<Blob> {
  return (await post(request)).blob();
}

async function post(request: DeskRequest): Promise<Response> {
  const response = await fetch(DESK_PATHS.data, {
    method: 'POST',
    headers: { [DESK_KEY_HEADER]: sessionStorage.getItem(STORED) ?? '' },
    body: JSON.stringify(request),
    // Save a note even while the page unloads.
    keepalive: request.kind === 'note',
  }).catch(() => {
    throw new Error('The desk does not answer.');
  });
  if (response.ok) return response;
  if (response.status === 409) throw new Refused((await response.json()).reason);
  if (response.status === 403) throw new Locked();
  throw new Error('The desk could not answer: its terminal says why.');
}
