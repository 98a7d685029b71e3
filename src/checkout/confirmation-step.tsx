import type { CheckoutPackage } from '../../catalogue/printed-checkout.ts';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage as confirmation } from '../../content/en/confirmation-page.ts';
import { DETAIL_KEYS, ERASED_KEY } from '../../domain/checkout-keeping.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { links } from '../../domain/links.ts';
import { isOrderCut } from '../../domain/order.ts';
import type { KeptEstimate } from '../../domain/order-estimate.ts';
import { ButtonLink } from '../ui/button.tsx';
import { eraseDetails, loadPersonalDetails, useRecords } from './records.ts';
import { SendOrder } from './send-order.tsx';
import { StepHeading, StepLink } from './step-heading.tsx';
import { orderOf } from './use-send-order.ts';

const { terms } = confirmation;

type Props = {
  pack: CheckoutPackage;
  estimate: KeptEstimate | null;
  onSent: (sent: boolean) => void;
  unknown: boolean;
};

export function ConfirmationStep({ pack, estimate, onSent, unknown }: Props) {
  const details = useRecords(loadPersonalDetails, undefined);
  return (
    <div>
      <StepHeading title={checkoutPage.confirmation.title} lead={checkoutPage.confirmation.text} />
      <SendOrder pack={pack} asked={estimate} details={details} onSent={onSent} unknown={unknown} />
      <h2 className="mb-3 text-h3">{confirmation.nextSteps}</h2>
      <p>{pack.nextSteps}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <ButtonLink
          href={links.home}
          text={confirmation.home}
          variant="secondary"
          data-erases={DETAIL_KEYS.join(' ')}
          data-noted={ERASED_KEY}
          onClick={eraseDetails}
        />
        <ButtonLink href={links.packageDetails(pack.id)} text={confirmation.package} variant="secondary" />
      </div>
      {details && <CustomerDetails pack={pack} estimate={estimate} details={details} />}
    </div>
  );
}

type CustomerProps = Pick<Props, 'pack' | 'estimate'> & { details: PersonalDetails };

// Last, because storage is read only after hydration: nothing below it can shift.
function CustomerDetails({ pack, estimate, details }: CustomerProps) {
  return (
    <section aria-labelledby="customer-title" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="customer-title" className="text-h3">
          {confirmation.details}
        </h2>
        <StepLink
          href={links.checkout(pack.id)}
          text={checkoutPage.changeDetails}
          className="tap-link text-link text-small"
        />
      </div>
      <dl className="grid gap-4 card p-6 sm:grid-cols-2">
        <Entry term={terms.name} value={`${details.firstName} ${details.lastName}`} />
        <Entry term={terms.email} value={details.email} />
        <Entry term={terms.phone} value={details.phone} />
        {details.company && <Entry term={terms.company} value={details.company} />}
      </dl>
      {isOrderCut(orderOf(pack, estimate, details), confirmation.order) && (
        <p className="mt-3 text-muted text-small">{confirmation.send.cut}</p>
      )}
    </section>
  );
}

function Entry({ term, value }: { term: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">{term}</dt>
      <dd className="font-semibold">
        <bdi translate="no">{value}</bdi>
      </dd>
    </div>
  );
}
