import { checkoutPage } from '../../content/checkout-page.ts';
import { Button } from '../ui/button.tsx';
import { clearRecords, isOrderNoted, isPaymentKept, isPersonalKept, useRecords } from './records.ts';

const { dataOnDevice } = checkoutPage;

/** What the checkout keeps on this device, and one button that erases it. The words have their room before they are known. */
export function DataOnDevice() {
  const kept = useRecords(describeKept, dataOnDevice.nothing);
  return (
    <section aria-labelledby="data-title" className="mt-14 border-hairline border-t pt-6 text-small">
      <h2 id="data-title" className="font-sans font-semibold tracking-normal">
        {dataOnDevice.title}
      </h2>
      <p role="status" className="mt-1 min-h-24 text-muted sm:min-h-12">
        {kept}
      </p>
      <Button
        variant="quiet"
        size="bare"
        onClick={clearRecords}
        className={`-ml-px underline ${kept === dataOnDevice.nothing ? 'invisible' : ''}`}
      >
        {dataOnDevice.erase}
      </Button>
    </section>
  );
}

function describeKept(): string {
  const [personal, payment] = [isPersonalKept(), isPaymentKept()];
  if (!personal && !payment) return dataOnDevice.nothing;
  const records = personal && payment ? dataOnDevice.both : personal ? dataOnDevice.personal : dataOnDevice.payment;
  return [records, isOrderNoted() ? dataOnDevice.order : '', dataOnDevice.until].filter(Boolean).join(' ');
}
