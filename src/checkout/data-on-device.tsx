import { checkoutPage } from '../../content/checkout-page.ts';
import { Button } from '../ui/button.tsx';
import { clearRecords, isPaymentKept, isPersonalKept, useRecords } from './records.ts';

const { dataOnDevice } = checkoutPage;

/** What the checkout keeps on this device, and one button that erases it. */
export function DataOnDevice() {
  const kept = useRecords(describeKept, dataOnDevice.nothing);
  return (
    <section aria-labelledby="data-title" className="mt-14 border-hairline border-t pt-6 text-small">
      <h2 id="data-title" className="font-sans font-semibold tracking-normal">
        {dataOnDevice.title}
      </h2>
      <p role="status" className="mt-1 text-muted">
        {kept}
      </p>
      <Button
        variant="quiet"
        size="bare"
        onClick={clearRecords}
        className={kept === dataOnDevice.nothing ? 'invisible' : ''}
      >
        {dataOnDevice.erase}
      </Button>
    </section>
  );
}

function describeKept(): string {
  const [personal, payment] = [isPersonalKept(), isPaymentKept()];
  if (personal && payment) return `${dataOnDevice.both} ${dataOnDevice.until}`;
  if (personal) return `${dataOnDevice.personal} ${dataOnDevice.until}`;
  return payment ? `${dataOnDevice.payment} ${dataOnDevice.until}` : dataOnDevice.nothing;
}
