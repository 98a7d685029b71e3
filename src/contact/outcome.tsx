import { company } from '../../content/company.ts';
import { contact } from '../../content/en/contact.ts';
import type { ContactInput } from '../../domain/contact-message.ts';
import { Button, TextLink } from '../ui/button.tsx';
import { MomentumLine } from '../ui/momentum-path.tsx';
import { DoneMark, NextSteps } from '../ui/next-steps.tsx';

/** In place of the fields once sent. Not a live region: the toast announces it, and the focus moves to what it does not say. */
export function SentNote({ onWriteAnother }: { onWriteAnother: () => void }) {
  const { title, description } = contact.toasts.sent;
  return (
    <div
      data-sent
      className="-m-(--padding) relative mb-[calc(var(--padding)-1rem)] isolate flex flex-col items-start overflow-clip rounded-t-card p-(--padding) pb-14 [grid-area:1/1]"
    >
      <MomentumLine
        viewBox="0 0 1200 260"
        className="absolute inset-x-0 bottom-5 -z-1 h-10 w-full overflow-visible stroke-6 opacity-90 sm:h-20"
        d="M-20 246C300 244 560 236 760 196C940 160 1060 96 1230 -30"
      />
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

/** Why the message was not sent, with two ways on. Not a live region, because the toast announces it. */
export function FailedNote({ reason, values, onRetry }: FailedProps) {
  return (
    <div className="rounded-control bg-danger-wash px-5 py-4 col-span-full">
      <p className="text-danger">{reason ?? contact.toasts.failed.description}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" size="small" onClick={onRetry}>
          {contact.tryAgain}
        </Button>
        <TextLink href={mailLink(values)} text={contact.writeInstead} />
      </p>
    </div>
  );
}

// On a phone the form starts above the window; leave room for the toast.
function showTitle(title: HTMLElement | null) {
  title?.scrollIntoView({ block: 'nearest' });
}

// Restore the focus to the button, unless the visitor has moved it.
function takeOver(heading: HTMLElement | null) {
  if (!heading) return;
  const { activeElement, body } = document;
  if (activeElement === body || heading.closest('form')?.contains(activeElement))
    heading.focus({ preventScroll: true });
}

function mailLink({ message = '', phone, linkedIn }: Partial<ContactInput>): string {
  const body = [message, phone, linkedIn].filter(Boolean).join('\n\n');
  return `mailto:${company.email}?subject=${encodeURIComponent(contact.mailSubject)}&body=${encodeURIComponent(body)}`;
}
