import { CONTACT_FIELDS, type ContactField, type ContactInput } from '../../domain/contact-message.ts';

// The draft lives in the tab's history entry: it survives a reload of this tab, and nothing is put into any storage.
const STATE_KEY = 'contactDraft';

// Safari takes 100 changes of a history entry in 30 seconds.
const WRITE_EVERY_MS = 500;

/** What was typed last; null once it has been sent, undefined before anything is typed. */
let draft: Partial<ContactInput> | null | undefined;
let writtenAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps what has been typed with the tab's history entry: at once, or as soon as the last write is half a second old. */
export function keepDraft(values: Partial<ContactInput>) {
  draft = values;
  const wait = writtenAt + WRITE_EVERY_MS - performance.now();
  if (wait <= 0) writeDraft();
  else timer ??= setTimeout(writeDraft, wait);
}

/** Forgets the draft, once its message has been sent. */
export function forgetDraft() {
  draft = null;
  writeDraft();
}

/** Writes the draft into the current history entry, or takes it out once it has been sent. */
function writeDraft() {
  clearTimeout(timer);
  timer = undefined;
  if (draft === undefined) return;
  writtenAt = performance.now();
  const { [STATE_KEY]: _, ...rest } = { ...history.state };
  try {
    history.replaceState(draft ? { ...rest, [STATE_KEY]: draft } : rest, '');
  } catch {
    // The browser's limit is reached: the next write tries again.
  }
}

/**
 * Writes the draft when the visitor leaves a field or the page, and into the history entry that a link to another part of
 * the page makes.
 */
export function writeDraftOnLeaving(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  for (const type of ['focusout', 'visibilitychange', 'beforeunload', 'hashchange', 'popstate'])
    addEventListener(type, writeDraft, { signal });
  addEventListener('click', ({ target }) => (target as Element).closest('a') && writeDraft(), { signal });
  return () => leaving.abort();
}

/** What was typed before this tab was reloaded; only texts, whatever the history entry holds. */
export function readDraft(): Partial<Record<ContactField, string>> {
  const kept: unknown = history.state?.[STATE_KEY];
  if (typeof kept !== 'object' || kept === null) return {};
  draft = kept;
  const texts = CONTACT_FIELDS.map((name) => [name, (kept as Record<string, unknown>)[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''));
}
