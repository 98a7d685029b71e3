import { useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { checkoutPage } from '../../content/checkout-page.ts';
import { interfaceWords } from '../../content/interface.ts';
import { CHECKOUT_STEPS, type CheckoutStep, stepIndex, UNKNOWN_PACKAGE } from '../../domain/checkout-steps.ts';
import { links } from '../../domain/links.ts';
import type { CheckoutPackage } from '../printed-catalogue.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';
import { DataOnDevice } from './data-on-device.tsx';
import { Notice } from './notice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { Progress } from './progress.tsx';
import { SavedDetailsLine } from './saved-details-line.tsx';
import { markStepChange } from './step-heading.tsx';
import { watchRecords } from './watch-records.ts';

type Props = {
  pack: CheckoutPackage;
  /** The step that this page was built for. */
  step: CheckoutStep;
  /** The address names an unknown package, and Kickoff is shown in its place. */
  unknown?: boolean;
  /** The document's title, to which the step's name is put in front. */
  siteTitle: string;
};

/** The checkout of one package: three steps with addresses of their own, in one island, so that toasts outlive a step. */
export function Checkout(props: Props) {
  const built = links.checkout(props.unknown ? UNKNOWN_PACKAGE : props.pack.id, props.step);
  return (
    <Router base={links.checkout(props.pack.id)} ssrPath={built}>
      <Steps {...props} />
    </Router>
  );
}

function Steps({ pack, step, siteTitle }: Props) {
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

  return (
    <>
      <Progress current={current} />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="order-2 lg:order-1">
          {unknown && <Notice>{checkoutPage.unknownPackage}</Notice>}
          {current !== 'personal' && <SavedDetailsLine personalHref={links.checkout(pack.id)} />}
          {current === 'personal' && <PersonalStep onDone={() => go('payment')} />}
          {current === 'payment' && <PaymentStep onBack={() => go('personal')} onDone={() => go('confirmation')} />}
          {current === 'confirmation' && <ConfirmationStep pack={pack} />}
          <DataOnDevice />
        </div>
        {/* As tall as the form beside it: what sticks, sticks within its parent. */}
        <div className="order-1 lg:order-2 lg:self-stretch">
          <OrderSummary pack={pack} waysBack={current !== 'confirmation'} />
        </div>
      </div>
      <Toaster words={interfaceWords.toast} />
    </>
  );
}
