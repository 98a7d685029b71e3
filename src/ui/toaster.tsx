import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { subscribeToToast } from './toast-store.ts';
import type { ToastWords } from './toast-view.tsx';

/**
 * Where toasts appear: one per page, in the island that raises them. The toast's own code is fetched once the island
 * has hydrated and the browser is idle. The first touch would be too late: it may send a form that the browser has
 * filled in, and the connection may be gone by then. If the code does not load, the form still says the same in its own
 * place.
 */
export function Toaster({ words }: { words: ToastWords }) {
  const [View, setView] = useState<ComponentType<{ words: ToastWords }> | null>(null);

  useEffect(() => {
    const load = () => {
      import('./toast-view.tsx').then(({ ToastView }) => setView(() => ToastView)).catch(console.warn);
    };
    // Soon even on a browser that is never idle; Safari has no `requestIdleCallback`.
    if (window.requestIdleCallback) window.requestIdleCallback(load, { timeout: 2_000 });
    else setTimeout(load);
    window.addEventListener('keydown', keepFromToasts, true);
    // A toast raised before the code has loaded requests it again.
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
