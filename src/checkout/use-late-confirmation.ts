import { type ComponentType, useEffect, useState } from 'react';
import type { CheckoutPackage } from '../printed-catalogue.ts';

/** The last step below its heading. */
export type Confirmation = ComponentType<{ pack: CheckoutPackage }>;

/**
 * The last step, null until its code is there. Who is about to pay needs it soon: `load` fetches it. Where the line is
 * gone then, it is asked for once more when the line is back.
 */
export function useLateConfirmation(given: Confirmation | undefined, needed: boolean) {
  const [late, setLate] = useState<{ step: Confirmation | null }>({ step: given ?? null });
  const load = () => {
    if (late.step) return;
    import('./confirmation-step.tsx').then(
      ({ ConfirmationStep }) => setLate({ step: ConfirmationStep }),
      // Nothing is lost: it is asked for again, and the step has its heading until then.
      () => {},
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it is needed is all that matters.
  useEffect(() => {
    if (!needed) return;
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [needed]);

  return { Confirmation: late.step, load };
}
