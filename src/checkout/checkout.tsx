import { Activity, Fragment, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router, useLocation } from 'wouter';
import type { CheckoutPackage } from '../../catalogue/printed-checkout.ts';
import { printAsked } from '../../catalogue/printed-estimate.ts';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { CHECKOUT_STEPS, type CheckoutStep, stepIndex, UNKNOWN_PACKAGE } from '../../domain/checkout-steps.ts';
import { PAGE_SUFFIX } from '../../domain/host-form.ts';
import { links } from '../../domain/links.ts';
import { currentToast, dismissToast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';
import { useDoubleClickGuard } from '../ui/use-double-click-guard.ts';
import { ConfirmationStep } from './confirmation-step.tsx';
import { DataOnDevice, SavedDetailsLine } from './data-on-device.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { Progress } from './progress.tsx';
import { draft, useEstimate } from './records.ts';
import { markStepChange } from './step-heading.tsx';
import { syncRecords } from './sync-records.ts';

export type CheckoutProps = {
  pack: CheckoutPackage;
  step: CheckoutStep;
  unknown?: boolean;
  siteTitle: string;
  /** The order summary. Static HTML, not part of the island; the island writes the estimate into it. */
  children?: ReactNode;
};

/** The checkout of one package. All three steps share one island, so that a toast outlives its step. */
export function Checkout(props: CheckoutProps) {
  const built = links.checkout(props.unknown ? UNKNOWN_PACKAGE : props.pack.id, props.step);
  return (
    // wouter takes a base without a slash at its end, and leaves the slash to the paths below it.
    <Router
      base={PAGE_SUFFIX ? links.checkout(props.pack.id).slice(0, -1) : links.checkout(props.pack.id)}
      ssrPath={built}
    >
      <Steps {...props} />
    </Router>
  );
}

type View = {
  step: CheckoutStep;
  /** The location when it was shown. A press shows the next step before the address changes. */
  location: string;
  /** Opened at this step, which then hydrates with the page: a Suspense boundary would hydrate later. */
  opened: boolean;
  ahead?: CheckoutStep;
};

function Steps({ pack, step, siteTitle, children }: CheckoutProps) {
  const [location, navigate] = useLocation();
  // wouter prefixes paths outside its base with '~': here, those of an unknown package. '/' is the first step.
  const unknown = location.startsWith('~');
  const located = CHECKOUT_STEPS.find(({ path }) => path === (location === '/' ? PAGE_SUFFIX : location))?.id ?? step;
  // The current step and, hidden, the likely next one. A step that was left is unmounted, with whatever was typed into it.
  const [view, setView] = useState<View>({ step: located, location, opened: true });
  if (view.location !== location) setView({ step: located, location, opened: false });
  const current = view.step;
  const [sent, setSent] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const prepare = (ahead: CheckoutStep) => {
    if (view.ahead !== ahead) startTransition(() => setView((now) => ({ ...now, ahead })));
  };
  const go = (next: CheckoutStep) => {
    markStepChange();
    // Orca lands on the heading by itself when the field that had the focus is gone, and then reads nothing.
    setConfirmed(next === 'confirmation' && document.activeElement instanceof HTMLInputElement);
    // The step paints before the history entry is added, which would delay it on a slow phone.
    flushSync(() => setView({ step: next, location, opened: false }));
    requestAnimationFrame(() => setTimeout(() => navigate(CHECKOUT_STEPS[stepIndex(next)]?.path ?? '')));
  };

  // Follows the address: the browser lists each history entry under the title set during it.
  const title = `${checkoutPage.steps[located]} – ${pack.name} – ${siteTitle}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  // What a step's toast says is not so on that step or before it.
  useEffect(() => {
    const title = currentToast()?.title;
    const ahead = CHECKOUT_STEPS.slice(stepIndex(current));
    if (ahead.some(({ id }) => id !== 'confirmation' && checkoutPage[id].toast.title === title)) dismissToast();
  }, [current]);

  useEffect(syncRecords, []);
  // A step that is left by its own buttons takes the draft into the history entry of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new entry.
  useEffect(draft.write, [location]);
  useEffect(draft.writeOnLeaving, []);
  useDoubleClickGuard();
  const estimate = useEstimate(pack);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const line of grid.current?.querySelectorAll('[data-estimate]') ?? []) {
      line.textContent = estimate && printAsked(estimate);
    }
  }, [estimate]);

  const content: Record<CheckoutStep, () => ReactNode> = {
    personal: () => <PersonalStep onTouch={() => prepare('payment')} onDone={() => go('payment')} />,
    payment: () => (
      <PaymentStep
        onBack={() => go('personal')}
        onWait={() => prepare('confirmation')}
        onDone={() => go('confirmation')}
        note={unknown && <UnknownPackage className="mt-8" />}
      >
        <SavedDetailsLine personalHref={links.checkout(pack.id)} />
      </PaymentStep>
    ),
    confirmation: () => <ConfirmationStep pack={pack} estimate={estimate} onSent={setSent} unknown={unknown} />,
  };

  return (
    <>
      <Progress current={current} sent={sent && current === 'confirmation'} />
      {/* On a phone over the order summary, the only part that nobody needs while a toast is shown; else beside the steps. */}
      <div id="toasts" className="sticky top-2 z-60 h-0 lg:top-30" />
      <div
        ref={grid}
        className="grid grid-cols-1 items-start gap-7 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16"
      >
        {/* First in the DOM, as on a phone: later content must not push down what has been painted. On a desktop it is as
           tall as the form, because a sticky element sticks within its parent. */}
        <div data-step={current} className="group/summary min-w-0 lg:col-start-2 lg:row-start-1 lg:self-stretch">
          {children}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {unknown && <UnknownPackage className="mb-6" />}
          {CHECKOUT_STEPS.filter(({ id }) => id === current || id === view.ahead).map(({ id }) =>
            view.opened && id === current ? (
              <Fragment key={id}>{content[id]()}</Fragment>
            ) : (
              <Activity key={id} mode={id === current ? 'visible' : 'hidden'}>
                {content[id]()}
              </Activity>
            ),
          )}
          <DataOnDevice />
        </div>
      </div>
      <p role="status" className="sr-only">
        {confirmed && checkoutPage.confirmation.title}
      </p>
      <Toaster words={interfaceWords.toast} />
    </>
  );
}

function UnknownPackage({ className }: { className: string }) {
  return (
    <p className={`rounded-control bg-violet-wash px-5 py-3.5 text-small ${className}`}>
      <span>{`${checkoutPage.unknownPackage} `}</span>
      <a href={links.packages} className="text-link">
        {checkoutPage.unknownPackageLink}
      </a>
    </p>
  );
}
