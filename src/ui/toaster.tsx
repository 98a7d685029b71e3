import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { subscribeToToast } from './toast-store.ts';
import type { ToastWords } from './toast-view.tsx';

/**
 * Where toasts appear: one a page, in the island that raises them. The toast's own code is fetched once the island answers
 * and the browser has nothing else to do: a form that the browser has filled in is sent without a touch before, and the
 * line may be gone by then. Should that fail, the form still says in its own place what the toast would have.
 */
export function Toaster({ words }: { words: ToastWords }) {
  const [View, setView] = useState<ComponentType<{ words: ToastWords }> | null>(null);

  useEffect(() => {
    const load = () => {
      import('./toast-view.tsx').then(({ ToastView }) => setView(() => ToastView)).catch(console.warn);
    };
    // Safari has no idle time to tell of.
    const whenIdle = window.requestIdleCallback ?? window.setTimeout;
    whenIdle(load);
    window.addEventListener('keydown', keepFromToasts, true);
    // A toast that finds no code asks for it once more.
    const unsubscribe = subscribeToToast(load);
    return () => {
      window.removeEventListener('keydown', keepFromToasts, true);
      unsubscribe();
    };
  }, []);

  // At the end of the page, where no section's edge can cut the toasts off.
  return View && createPortal(<View words={words} />, document.body);
}

// While an input method is composing, F8 and Escape belong to it and not to the toast.
function keepFromToasts(event: KeyboardEvent) {
  if (event.isComposing && (event.code === 'F8' || event.code === 'Escape')) event.stopPropagation();
}
