import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { subscribeToToast } from './toast-store.ts';

/**
 * Where toasts appear: one a page, in the island that raises them. The toast's own code is fetched at the first touch of
 * the page, or with the first toast. Should that fail, the form still says in its own place what the toast would have.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType | null>(null);

  useEffect(() => {
    const load = () => {
      import('./toast-view.tsx').then(({ ToastView }) => setView(() => ToastView)).catch(console.warn);
    };
    // Not in the touch itself, which wants its answer first.
    const loadSoon = () => setTimeout(load);
    const once = { once: true, passive: true };
    window.addEventListener('pointerdown', loadSoon, once);
    window.addEventListener('keydown', loadSoon, once);
    window.addEventListener('keydown', keepFromToasts, true);
    const unsubscribe = subscribeToToast(loadSoon);
    return () => {
      window.removeEventListener('pointerdown', loadSoon);
      window.removeEventListener('keydown', loadSoon);
      window.removeEventListener('keydown', keepFromToasts, true);
      unsubscribe();
    };
  }, []);

  // At the end of the page, where no section's edge can cut the toasts off.
  return View && createPortal(<View />, document.body);
}

// While an input method is composing, F8 and Escape belong to it and not to the toast.
function keepFromToasts(event: KeyboardEvent) {
  if (event.isComposing && (event.code === 'F8' || event.code === 'Escape')) event.stopPropagation();
}
