import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { subscribeToToast } from './toast-store.ts';
import type { ToastWords } from './toast-view.tsx';

/** Where toasts appear. Their code loads once the browser is idle: the first toast may say that the connection is lost. */
export function Toaster({ words }: { words: ToastWords }) {
  const [View, setView] = useState<ComponentType<{ words: ToastWords }> | null>(null);

  useEffect(() => {
    const load = () => {
      import('./toast-view.tsx')
        .then(({ ToastView }) => setView(() => ToastView))
        .catch((error) => console.warn('Toasts did not load', error));
    };
    // With a timeout for browsers that are never idle; Safari lacks `requestIdleCallback`.
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

  // In the checkout's own place; elsewhere at the end of the body, where no section clips the toasts.
  return View && createPortal(<View words={words} />, document.getElementById('toasts') ?? document.body);
}

// During IME composition, F8 and Escape belong to the input method.
function keepFromToasts(event: KeyboardEvent) {
  if (event.isComposing && (event.code === 'F8' || event.code === 'Escape')) event.stopPropagation();
}
