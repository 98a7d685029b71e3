import { company } from '../../content/company.ts';
import { contact } from '../../content/contact.ts';
import type { ContactInput } from '../../domain/contact-message.ts';
import { Button } from '../ui/button.tsx';
import { NextSteps } from '../ui/next-steps.tsx';

/**
 * Where the button was: that the message is sent, and what happens next, until another one is written. The toast has
 * announced it, so this is not a live region.
 */
export function SentNote({ onWriteAnother }: { onWriteAnother: () => void }) {
  const { title, description } = contact.toasts.sent;
  return (
    <div ref={bringIntoView} className="scroll-mb-4 rounded-control bg-success-wash px-5 py-4 sm:col-span-2">
      <p className="text-success">
        <strong>{title}</strong> {description}
      </p>
      <NextSteps {...contact.next} small />
      <Button variant="secondary" size="small" className="mt-4" onClick={onWriteAnother}>
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

// In a low window the end of the form stands below it.
function bringIntoView(note: HTMLElement | null) {
  note?.scrollIntoView({ block: 'nearest' });
}

// Opens the visitor's mail program with what has been typed so far.
function mailLink({ message = '', phone, linkedIn }: Partial<ContactInput>): string {
  const body = [message, phone, linkedIn].filter(Boolean).join('\n\n');
  return `mailto:${company.email}?subject=${encodeURIComponent(contact.mailSubject)}&body=${encodeURIComponent(body)}`;
}
