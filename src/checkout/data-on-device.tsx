import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { checkoutPage } from '../../content/checkout-page.ts';
import { Button } from '../ui/button.tsx';
import { clearRecords, isOrderNoted, isPaymentKept, isPersonalKept, useRecords } from './records.ts';

const { dataOnDevice } = checkoutPage;

/**
 * What the checkout keeps on this device, and one button that erases it. The words have their room before they are known. No
 * live region: a step that keeps something says so itself, and after erasing the focus is on the words, as the button goes.
 */
export function DataOnDevice() {
  const words = useRef<HTMLParagraphElement>(null);
  const kept = useRecords(describeKept, dataOnDevice.nothing);
  return (
    <section aria-labelledby="data-title" className="mt-14 border-hairline border-t pt-6 text-small">
      <h2 id="data-title" className="font-sans font-semibold tracking-normal">
        {dataOnDevice.title}
      </h2>
      <p ref={words} tabIndex={-1} className="outline-none mt-1 min-h-24 text-muted sm:min-h-12">
        {kept}
      </p>
      <Button
        variant="quiet"
        size="bare"
        onClick={() => {
          flushSync(clearRecords);
          words.current?.focus({ preventScroll: true });
        }}
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
