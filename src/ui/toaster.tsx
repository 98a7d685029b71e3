import { type ComponentType, useEffect, useState } from 'react';
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
    const once = { once: true, passive: true };
    window.addEventListener('pointerdown', load, once);
    window.addEventListener('keydown', load, once);
    const unsubscribe = subscribeToToast(load);
    return () => {
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
      unsubscribe();
    };
  }, []);

  return View && <View />;
}
