import { CONTACT_FIELDS, type ContactField, type ContactInput } from '../../domain/contact-message.ts';

// The draft lives in the tab's history entry: it survives a reload of this tab, and nothing is put into any storage.
const STATE_KEY = 'contactDraft';

/** Keeps what has been typed with the tab's current history entry. */
export function keepDraft(values: Partial<ContactInput>) {
  try {
    history.replaceState({ ...history.state, [STATE_KEY]: values }, '');
  } catch {
    // Some browsers limit how often this may be called: the next key press tries again.
  }
}

/** Forgets the draft, once its message has been sent. */
export function forgetDraft() {
  const { [STATE_KEY]: _, ...rest } = { ...history.state };
  history.replaceState(rest, '');
}

/** What was typed before this tab was reloaded; only texts, whatever the history entry holds. */
export function readDraft(): Partial<Record<ContactField, string>> {
  const kept: unknown = history.state?.[STATE_KEY];
  if (typeof kept !== 'object' || kept === null) return {};
  const texts = CONTACT_FIELDS.map((name) => [name, (kept as Record<string, unknown>)[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''));
}
