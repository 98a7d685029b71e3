/** A toast: its text and whether it is open. A closed toast stays until it has animated out. */
export type ToastMessage = {
  id: number;
  open: boolean;
  title: string;
  description: string;
  variant: 'default' | 'destructive';
};

/** How long a closed toast is kept, in ms. */
const REMOVE_AFTER_MS = 1_000;

// Module state, shared by all islands of a page: a toast raised in one shows in another's toaster.
let current: ToastMessage | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: ToastMessage | null) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the current one. Returns its id. */
export function showToast(toast: Pick<ToastMessage, 'title' | 'description'> & Partial<ToastMessage>): number {
  clearTimeout(removal);
  const id = nextId++;
  set({ variant: 'default', ...toast, id, open: true });
  return id;
}

/** Changes an open toast's text; does nothing if it is closed. */
export function updateToast(id: number, change: Partial<Pick<ToastMessage, 'title' | 'description' | 'variant'>>) {
  if (current?.id === id && current.open) set({ ...current, ...change });
}

/** Closes this toast, or the current one; it is removed about a second later. */
export function dismissToast(id = current?.id) {
  if (!current || current.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => {
    if (current?.id === id) set(null);
  }, REMOVE_AFTER_MS);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ToastMessage | null {
  return current;
}
