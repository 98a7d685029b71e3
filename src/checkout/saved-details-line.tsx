import { useEffect, useState } from 'react';
import { checkoutPage } from '../../content/checkout-page.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { loadPersonalDetails, onRecordsChange } from './records.ts';

type Line = { text: string; link: string };

/**
 * Whose order it is, or that no personal details are saved on this device. It has its place before it is known which,
 * so that nothing moves.
 */
export function SavedDetailsLine({ personalHref }: { personalHref: string }) {
  const [line, setLine] = useState<Line | null>(null);
  useEffect(() => {
    const update = () => setLine(describe(loadPersonalDetails()));
    update();
    return onRecordsChange(update);
  }, []);
  return (
    <p className="mb-6 flex min-h-17 flex-col justify-center rounded-control bg-violet-wash px-5 py-2.5 text-small sm:min-h-12 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
      {line && (
        <>
          <span className="min-w-0">{line.text}</span>
          <a className="shrink-0 font-semibold text-violet underline underline-offset-4" href={personalHref}>
            {line.link}
          </a>
        </>
      )}
    </p>
  );
}

function describe(details: PersonalDetails | null): Line {
  const { orderingAs, changeDetails, missingDetails, missingDetailsLink } = checkoutPage;
  if (!details) return { text: missingDetails, link: missingDetailsLink };
  return { text: `${orderingAs} ${details.firstName} ${details.lastName}`, link: changeDetails };
}
