import * as Toast from '@radix-ui/react-toast';
import { useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';
import { X } from './lucide/icons.tsx';
import { currentToast, dismissToast, subscribeToToast } from './toast-store.ts';

/** The region's label with `{hotkey}`, and the close button's label. */
export type ToastWords = { region: string; close: string };

const LOOKS = { default: 'border-ink-line bg-ink text-on-ink', destructive: 'border-danger bg-danger text-surface' };

/** The current toast, and the region that F8 focuses. Mount on the client only. */
export function ToastView({ words }: { words: ToastWords }) {
  // Deferred, so that other changes of the same click paint first.
  const toast = useDeferredValue(useSyncExternalStore(subscribeToToast, currentToast));
  const { viewport, giveBackFocus } = useFocusBefore();
  const onOpenChange = (open: boolean) => {
    if (open || !toast) return;
    giveBackFocus();
    dismissToast(toast.id);
  };
  return (
    <Toast.Provider duration={5_000} swipeThreshold={50} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          // Said at once, an error would silence what its field says meanwhile.
          type={toast.variant === 'destructive' ? 'background' : 'foreground'}
          onOpenChange={onOpenChange}
          className={`toast flex items-start gap-2 rounded-control border px-4 py-3 sm:px-5 [--focus:var(--color-lime)] [box-shadow:var(--shadow-float)] ${LOOKS[toast.variant]}`}
        >
          <div>
            {/* The announcement concatenates the texts, so keep a space between them. */}
            <Toast.Title className="font-semibold">{toast.title}</Toast.Title>{' '}
            <Toast.Description className="mt-0.5 text-small">{toast.description}</Toast.Description>
          </div>
          <Toast.Close aria-label={words.close} className="-m-2 ml-auto rounded-full p-3">
            <X className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      {/* At the top: at the bottom it would cover the field being filled in, or the next button. */}
      <Toast.Viewport ref={viewport} label={words.region} hotkey={['F8']} className="toast-list" />
    </Toast.Provider>
  );
}

/** Remembers the focus before it moved to the toasts, and restores it afterwards. */
function useFocusBefore() {
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<Element>(null);

  useEffect(() => {
    const place = regionOf(viewport.current);
    const remember = (event: Event) => {
      const from = (event as FocusEvent).relatedTarget as Element | null;
      if (!place?.contains(from)) before.current = from;
    };
    place?.addEventListener('focusin', remember);
    return () => place?.removeEventListener('focusin', remember);
  }, []);

  const giveBackFocus = () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !regionOf(viewport.current)?.contains(activeElement)) return;
    // Falls back to the body: focus left here would keep the next toast open.
    activeElement.blur();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return { viewport, giveBackFocus };
}

// Radix's focus guards are in the region, outside the list.
function regionOf(viewport: Element | null) {
  return viewport?.closest('[role=region]');
}
