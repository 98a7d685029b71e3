/** One toast: what it says and whether it is open. A closed toast stays until it has moved out of sight. */
export type ToastMessage = {
  id: number;
  open: boolean;
  title: string;
  description: string;
  variant: 'default' | 'destructive';
};

/** How long a closed toast is kept, in milliseconds. */
export const REMOVE_AFTER_MS = 1_000;

// Module state: every island of a page shares it, so that a toast raised in one shows in another's toaster.
let current: ToastMessage | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: ToastMessage | null) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that is there, if any. Returns its id. */
export function showToast(toast: Pick<ToastMessage, 'title' | 'description'> & Partial<ToastMessage>): number {
  clearTimeout(removal);
  const id = nextId++;
  set({ variant: 'default', ...toast, id, open: true });
  return id;
}

/** Changes what an open toast says; one that is closed stays as it was. */
export function updateToast(id: number, change: Partial<Pick<ToastMessage, 'title' | 'description' | 'variant'>>) {
  if (current?.id === id && current.open) set({ ...current, ...change });
}

/** Closes a toast, or whichever is shown, and removes it about a second later. */
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
