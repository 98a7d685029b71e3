import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { confirmationPage } from '../../content/confirmation-page.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { links } from '../../domain/links.ts';
import type { CheckoutPackage } from '../printed-catalogue.ts';
import { Button } from '../ui/button.tsx';
import { fillIn } from '../ui/fill-in.ts';
import { StepLink } from './step-link.tsx';
import { useSendOrder } from './use-send-order.ts';

const { send: words } = confirmationPage;

type Props = {
  pack: CheckoutPackage;
  /** Undefined until the browser's storage has been read. */
  details: PersonalDetails | null | undefined;
};

/**
 * Says that nothing has been sent, and sends the order when the visitor wants it. It is as tall in every state, so that
 * nothing below it moves; where the first line needs two, there is room for them.
 */
export function SendOrder({ pack, details }: Props) {
  const { sending, sentAt, failed, send } = useSendOrder(pack, details);
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // The button that had the focus is disabled meanwhile, and gone once the order is sent.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !sending) (button.current ?? status.current)?.focus({ preventScroll: true });
    wasSending.current = sending;
  }, [sending]);

  const missing = details === null;
  return (
    <div className="mb-8 flex min-h-60 flex-col rounded-card border border-violet/25 bg-violet-wash p-6 sm:min-h-46">
      <p ref={status} tabIndex={-1} className="font-semibold text-lead outline-none">
        {sentAt ? words.sent : missing ? words.missing : words.notYet}
      </p>
      <p className={`mt-auto mb-4 pt-1 ${failed ? 'text-danger' : ''}`}>
        {sentAt ? words.sentNote : (failed ?? words.promise)}
      </p>
      {sentAt ? (
        <p className="flex min-h-12 items-center gap-2 font-semibold text-success">
          <Check className="size-5 shrink-0" aria-hidden="true" />
          {fillIn(words.sentAt, { date: printTime(sentAt) })}
        </p>
      ) : missing ? (
        <StepLink
          href={links.checkout(pack.id)}
          className="inline-flex min-h-12 items-center self-start font-semibold text-violet underline underline-offset-4"
        >
          {words.missingLink}
        </StepLink>
      ) : (
        <Button ref={button} className="sm:self-start" disabled={sending} onClick={send}>
          {sending ? words.sending : words.submit}
        </Button>
      )}
    </div>
  );
}

function printTime(at: number): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
