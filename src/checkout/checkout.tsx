import { useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { checkoutPage } from '../../content/checkout-page.ts';
import type { CheckoutPackage } from '../../domain/catalogue.ts';
import { links } from '../links.ts';
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

/** The addresses of the steps, below the package's checkout. */
const STEPS = ['/', '/payment', '/confirmation'] as const;
export type StepPath = (typeof STEPS)[number];

type Props = {
  pack: CheckoutPackage;
  /** The step that this page was built for. */
  step: StepPath;
  /** The address named a package that does not exist, and Kickoff stands in for it. */
  unknown?: boolean;
  /** The document's title, to which the step's name is put in front. */
  siteTitle: string;
};

/** The checkout of one package: three steps with addresses of their own, in one island, so that toasts outlive a step. */
export function Checkout(props: Props) {
  const base = links.checkout(props.pack.id);
  const built = `${props.unknown ? '/checkout/unknown' : base}${props.step === '/' ? '' : props.step}`;
  return (
    <Router base={base} ssrPath={built}>
      <Steps {...props} base={base} />
    </Router>
  );
}

function Steps({ pack, step, siteTitle, base }: Props & { base: string }) {
  const [location, navigate] = useLocation();
  // The router marks an address outside its base with '~': here, that of an unknown package.
  const unknown = location.startsWith('~');
  const current = STEPS.find((path) => path === location) ?? step;
  const go = (next: StepPath) => {
    markStepChange();
    // The router would put a slash behind the first step's address, which is none of the site's.
    navigate(next === '/' ? '' : next);
  };

  const name = checkoutPage.steps[STEPS.indexOf(current)];
  useEffect(() => {
    document.title = `${name} – ${pack.name} – ${siteTitle}`;
  }, [name, pack.name, siteTitle]);

  return (
    <>
      <Progress steps={checkoutPage.steps} current={STEPS.indexOf(current)} />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="order-2 lg:order-1">
          {unknown && <Notice>{checkoutPage.unknownPackage}</Notice>}
          {current !== '/' && <SavedDetailsLine personalHref={base} />}
          {current === '/' && <PersonalStep onDone={() => go('/payment')} />}
          {current === '/payment' && <PaymentStep onBack={() => go('/')} onDone={() => go('/confirmation')} />}
          {current === '/confirmation' && <ConfirmationStep pack={pack} />}
          <DataOnDevice />
        </div>
        <div className="order-1 lg:order-2">
          <OrderSummary pack={pack} />
        </div>
      </div>
      <Toaster />
    </>
  );
}
