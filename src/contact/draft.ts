import { CONTACT_FIELDS, type ContactField, type ContactInput } from '../../domain/contact-message.ts';

// The draft is kept in the tab's history entry: it survives a reload and is in no storage.
const STATE_KEY = 'contactDraft';

// Safari allows 100 history changes in 30 seconds.
const WRITE_EVERY_MS = 500;

/** What was typed last; null once it was sent, undefined before anything was typed. */
let draft: Partial<ContactInput> | null | undefined;
let writtenAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the draft in the history entry, at most every 500 ms. */
export function keepDraft(values: Partial<ContactInput>) {
  draft = values;
  const wait = writtenAt + WRITE_EVERY_MS - performance.now();
  if (wait <= 0) writeDraft();
  else timer ??= setTimeout(writeDraft, wait);
}

/** Removes the draft after its message was sent. */
export function forgetDraft() {
  draft = null;
  writeDraft();
}

/** Writes the draft into the current history entry, or removes it once sent. */
function writeDraft() {
  clearTimeout(timer);
  timer = undefined;
  if (draft === undefined) return;
  writtenAt = performance.now();
  const { [STATE_KEY]: _, ...rest } = { ...history.state };
  try {
    history.replaceState(draft ? { ...rest, [STATE_KEY]: draft } : rest, '');
  } catch {
    // The browser's limit was reached; the next write tries again.
  }
}

/** Flushes the draft on blur, when leaving the page, and into the history entry that a same-page link creates. */
export function writeDraftOnLeaving(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  for (const type of ['focusout', 'visibilitychange', 'beforeunload', 'hashchange', 'popstate'])
    addEventListener(type, writeDraft, { signal });
  addEventListener('click', ({ target }) => (target as Element).closest('a') && writeDraft(), { signal });
  return () => leaving.abort();
}

/** The draft from before a reload. Strings only, whatever the history entry holds. */
export function readDraft(): Partial<Record<ContactField, string>> {
  const kept: unknown = history.state?.[STATE_KEY];
  if (typeof kept !== 'object' || kept === null) return {};
  draft = kept;
  const texts = CONTACT_FIELDS.map((name) => [name, (kept as Record<string, unknown>)[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''));
}
