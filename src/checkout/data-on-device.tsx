import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { Button } from '../ui/button.tsx';
import { dismissToast } from '../ui/toast-store.ts';
import { areDetailsExpired, eraseAll, keptIn, loadPersonalDetails, useRecords } from './records.ts';
import { StepLink } from './step-heading.tsx';

const { dataOnDevice } = checkoutPage;

/** What is stored here. Not a live region: the step says what it stores, and erasing moves the focus to the text. */
export function DataOnDevice() {
  const words = useRef<HTMLParagraphElement>(null);
  const kept = useRecords(describeKept, dataOnDevice.nothing);
  const isEmpty = kept === dataOnDevice.nothing;
  // Once something was stored, the section also says that it is gone.
  const [used, setUsed] = useState(false);
  if (!isEmpty && !used) setUsed(true);
  return (
    <section
      aria-labelledby="data-title"
      className={`mt-14 border-hairline border-t pt-6 text-small ${isEmpty && !used ? 'invisible' : ''}`}
    >
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
          flushSync(eraseAll);
          dismissToast();
          words.current?.focus({ preventScroll: true });
          // A reload would store the estimate again from the address.
          if (location.search) history.replaceState(history.state, '', location.pathname);
        }}
        className={`-ml-px underline ${isEmpty ? 'invisible' : ''}`}
      >
        {dataOnDevice.erase}
      </Button>
    </section>
  );
}

const NAMES = Object.keys(dataOnDevice.records) as (keyof typeof dataOnDevice.records)[];

function describeKept(): string {
  const say = (words: string, place: 'device' | 'memory') => {
    const records = NAMES.filter((name) => keptIn(name) === place).map((name) => dataOnDevice.records[name]);
    return records.length > 0 ? fillIn(words, { records: new Intl.ListFormat(LANGUAGE).format(records) }) : '';
  };
  const [kept, held] = [say(dataOnDevice.kept, 'device'), say(dataOnDevice.held, 'memory')];
  if (!kept) return held || dataOnDevice.nothing;
  const isSent = keptIn('sent') === 'device';
  return [kept, dataOnDevice.until, isSent && dataOnDevice.order, held, dataOnDevice.typed].filter(Boolean).join(' ');
}

const { orderingAs, changeDetails, missingDetails, expiredDetails, missingDetailsLink } = checkoutPage;

/** Whose order it is, or that no personal details are stored and why. Space is reserved until storage has been read. */
export function SavedDetailsLine({ personalHref }: { personalHref: string }) {
  const details = useRecords(loadPersonalDetails, undefined);
  const isExpired = useRecords(areDetailsExpired, false);
  return (
    <p className="-mt-3 mb-2.5 flex min-h-[2lh] flex-wrap content-start items-baseline gap-x-3 text-muted text-small sm:-mt-6 sm:mb-6 sm:min-h-[1lh]">
      {details !== undefined && (
        <>
          <span className="min-w-0">
            <span>{details ? `${orderingAs} ` : isExpired ? expiredDetails : missingDetails}</span>
            {details && <bdi translate="no">{`${details.firstName} ${details.lastName}`}</bdi>}
          </span>
          <StepLink href={personalHref} text={details ? changeDetails : missingDetailsLink} />
        </>
      )}
    </p>
  );
}
