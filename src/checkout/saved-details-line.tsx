import { checkoutPage } from '../../content/checkout-page.ts';
import { loadPersonalDetails, useRecords } from './records.ts';
import { StepLink } from './step-link.tsx';

const { orderingAs, changeDetails, missingDetails, missingDetailsLink } = checkoutPage;

/**
 * Whose order it is, or that no personal details are saved on this device. It has its place before it is known which,
 * so that nothing moves. Its link is followed within the page: what the browser's storage has refused is still there.
 */
export function SavedDetailsLine({ personalHref }: { personalHref: string }) {
  const details = useRecords(loadPersonalDetails, undefined);
  return (
    <p className="mb-6 flex min-h-17 flex-col justify-center rounded-control bg-violet-wash px-5 py-2.5 text-small sm:min-h-12 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
      {details !== undefined && (
        <>
          <span className="min-w-0">
            {details ? `${orderingAs} ${details.firstName} ${details.lastName}` : missingDetails}
          </span>
          <StepLink href={personalHref} className="shrink-0 font-semibold text-violet underline underline-offset-4">
            {details ? changeDetails : missingDetailsLink}
          </StepLink>
        </>
      )}
    </p>
  );
}
