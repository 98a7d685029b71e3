import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';

/** Raises each kind of toast. */
export function ToastSamples() {
  return (
    <section aria-label="Toasts" className="flex flex-wrap gap-3">
      <Button onClick={() => showToast({ title: 'It worked', description: 'And this is what happens next.' })}>
        A toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({ title: 'It did not work', description: 'And this is what to do.', variant: 'destructive' })
        }
      >
        A destructive toast
      </Button>
      <Toaster />
    </section>
  );
}
