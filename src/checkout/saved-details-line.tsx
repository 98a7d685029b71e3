import { checkoutPage } from '../../content/en/checkout-page.ts';
import { areDetailsExpired, loadPersonalDetails, useRecords } from './records.ts';
import { StepLink } from './step-link.tsx';

const { orderingAs, changeDetails, missingDetails, expiredDetails, missingDetailsLink } = checkoutPage;

/**
 * Whose order it is, or that no personal details are stored and why. Space is reserved until storage has been read. The link
 * navigates within the page, because details that storage refused live in memory only.
 */
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
          <StepLink href={personalHref} className="font-semibold text-violet underline underline-offset-4">
            {details ? changeDetails : missingDetailsLink}
          </StepLink>
        </>
      )}
    </p>
  );
}
