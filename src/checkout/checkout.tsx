import { type ReactNode, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { checkoutPage } from '../../content/checkout-page.ts';
import { interfaceWords } from '../../content/interface.ts';
import { CHECKOUT_STEPS, type CheckoutStep, stepIndex, UNKNOWN_PACKAGE } from '../../domain/checkout-steps.ts';
import { links } from '../../domain/links.ts';
import type { CheckoutPackage } from '../printed-catalogue.ts';
import { Toaster } from '../ui/toaster.tsx';
import { DataOnDevice } from './data-on-device.tsx';
import { Notice } from './notice.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { Progress } from './progress.tsx';
import { SavedDetailsLine } from './saved-details-line.tsx';
import { markStepChange, StepHeading } from './step-heading.tsx';
import { type Confirmation, useLateConfirmation } from './use-late-confirmation.ts';
import { watchRecords } from './watch-records.ts';

export type CheckoutProps = {
  pack: CheckoutPackage;
  /** The step that this page was built for. */
  step: CheckoutStep;
  /** The address names an unknown package, and Kickoff is shown in its place. */
  unknown?: boolean;
  /** The document's title, to which the step's name is put in front. */
  siteTitle: string;
  /** The order summary: it never changes, so it is part of the page and not of the island's code. */
  children?: ReactNode;
  /** The links back, below the form on a phone; part of the page as well. */
  ways?: ReactNode;
  /** The last step, where the page opens at it. */
  confirmation?: Confirmation;
};

/** The checkout of one package: three steps with addresses of their own, in one island, so that toasts outlive a step. */
export function Checkout(props: CheckoutProps) {
  const built = links.checkout(props.unknown ? UNKNOWN_PACKAGE : props.pack.id, props.step);
  return (
    <Router base={links.checkout(props.pack.id)} ssrPath={built}>
      <Steps {...props} />
    </Router>
  );
}

function Steps({ pack, step, siteTitle, confirmation, children, ways }: CheckoutProps) {
  const [location, navigate] = useLocation();
  // The router marks an address outside its base with '~': here, that of an unknown package. Its '/' is our first step.
  const unknown = location.startsWith('~');
  const current = CHECKOUT_STEPS.find(({ path }) => path === (location === '/' ? '' : location))?.id ?? step;
  const go = (next: CheckoutStep) => {
    markStepChange();
    navigate(CHECKOUT_STEPS[stepIndex(next)]?.path ?? '');
  };

  const title = `${checkoutPage.steps[current]} – ${pack.name} – ${siteTitle}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(watchRecords, []);
  const { Confirmation, load } = useLateConfirmation(confirmation, current === 'confirmation');

  return (
    <>
      <Progress current={current} />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        {/* First, as on a phone: what comes later must not push down what has been painted. On a desktop it is as tall as
            the form beside it: what sticks, sticks within its parent. */}
        <div data-step={current} className="group/summary min-w-0 lg:col-start-2 lg:row-start-1 lg:self-stretch">
          {children}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {unknown && <Notice>{checkoutPage.unknownPackage}</Notice>}
          {current === 'personal' && (
            <PersonalStep
              onDone={() => {
                load();
                go('payment');
              }}
            />
          )}
          {current === 'payment' && (
            <PaymentStep onBack={() => go('personal')} onTouch={load} onDone={() => go('confirmation')}>
              <SavedDetailsLine personalHref={links.checkout(pack.id)} />
            </PaymentStep>
          )}
          {current === 'confirmation' && (
            <StepHeading title={checkoutPage.confirmation.title} lead={checkoutPage.confirmation.text} />
          )}
          {current === 'confirmation' && Confirmation && <Confirmation pack={pack} />}
          {current !== 'confirmation' && <div className="mt-6 lg:hidden">{ways}</div>}
          <DataOnDevice />
        </div>
      </div>
      <Toaster words={interfaceWords.toast} />
    </>
  );
}
