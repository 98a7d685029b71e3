import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToast } from './toast-store.ts';

/** The current toast, and the region that F8 leads to. Mount it in the browser only. */
export function ToastView() {
  // Deferred, so that what else a click has changed is painted before the toast is built.
  const toast = useDeferredValue(useSyncExternalStore(subscribeToToast, currentToast));
  return (
    <Toast.Provider duration={5_000} swipeThreshold={50} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={`toast ${toast.variant === 'destructive' ? 'toast-destructive' : ''}`}
        >
          <div>
            <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
            <Toast.Description className="mt-0.5 text-small">{toast.description}</Toast.Description>
          </div>
          <Toast.Close aria-label="Close" className="-m-2 ml-auto rounded-full p-3">
            <X className="size-5" aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport hotkey={['F8']} className="toast-viewport" />
    </Toast.Provider>
  );
}
