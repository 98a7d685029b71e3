import { company } from '../../content/company.ts';
import { contact } from '../../content/contact.ts';
import type { ContactInput } from '../../domain/contact-message.ts';
import { BannerLine } from '../ui/banner-line.tsx';
import { Button } from '../ui/button.tsx';
import { DoneMark } from '../ui/done-mark.tsx';
import { NextSteps } from '../ui/next-steps.tsx';

/**
 * In the place of the fields: that the message is sent, and what happens next, until another one is written. The toast
 * announces it, so this is not a live region, and the focus goes to what the toast does not say. It reaches the edges of the
 * card that the form stands in.
 */
export function SentNote({ onWriteAnother }: { onWriteAnother: () => void }) {
  const { title, description } = contact.toasts.sent;
  return (
    <div className="-m-(--padding) relative mb-0 isolate overflow-clip rounded-t-card bg-violet-wash p-(--padding) pb-24 [grid-area:1/1]">
      <BannerLine drawn="draw" />
      <p ref={showTitle} className="flex scroll-my-28 items-center gap-3 font-bold font-display text-h3">
        <DoneMark />
        {title}
      </p>
      <p className="mt-3">{description}</p>
      <NextSteps {...contact.next} small heading={takeOver} />
      <Button variant="secondary" size="small" className="mt-6" onClick={onWriteAnother}>
        {contact.another}
      </Button>
    </div>
  );
}

type FailedProps = { reason: string | undefined; values: Partial<ContactInput>; onRetry: () => void };

/** Why the message was not sent, and two ways on, under the form. The toast has announced it, so this is not a live region. */
export function FailedNote({ reason, values, onRetry }: FailedProps) {
  return (
    <div className="rounded-control bg-danger-wash px-5 py-4 sm:col-span-2">
      <p className="text-danger">{reason ?? contact.toasts.failed.description}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" size="small" onClick={onRetry}>
          {contact.tryAgain}
        </Button>
        <a className="font-semibold text-violet underline underline-offset-4" href={mailLink(values)}>
          {contact.writeInstead}
        </a>
      </p>
    </div>
  );
}

// On a phone the form began above the window, in which its button was; the toast needs room there too.
function showTitle(title: HTMLElement | null) {
  title?.scrollIntoView({ block: 'nearest' });
}

// The button had the focus, unless the visitor has gone elsewhere meanwhile.
function takeOver(heading: HTMLElement | null) {
  if (!heading) return;
  const { activeElement, body } = document;
  if (activeElement === body || heading.closest('form')?.contains(activeElement))
    heading.focus({ preventScroll: true });
}

// Opens the visitor's mail program with what has been typed so far.
function mailLink({ message = '', phone, linkedIn }: Partial<ContactInput>): string {
  const body = [message, phone, linkedIn].filter(Boolean).join('\n\n');
  return `mailto:${company.email}?subject=${encodeURIComponent(contact.mailSubject)}&body=${encodeURIComponent(body)}`;
}
