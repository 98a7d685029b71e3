import { interfaceWords } from '../../content/en/interface.ts';
import { Button } from '../ui/button.tsx';
import { showToast, updateToast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';

const WORKS_MS = 1_000;

function showAndUpdate() {
  const id = showToast({ title: 'Working', description: 'This takes a second.' });
  setTimeout(() => updateToast(id, { title: 'Done', description: 'It took a second.' }), WORKS_MS);
}

/** Raises each kind of toast, and one that is updated while open. */
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
      <Button variant="secondary" onClick={showAndUpdate}>
        A toast that is updated
      </Button>
      <Toaster words={interfaceWords.toast} />
    </section>
  );
}
