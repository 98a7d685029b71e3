import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { checkoutPage } from '../../content/checkout-page.ts';
import { confirmationPage } from '../../content/confirmation-page.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import type { CheckoutPackage } from '../catalogue/checkout.ts';
import { Button } from '../ui/button.tsx';
import { LineAhead } from './line-ahead.tsx';
import { StepLink } from './step-link.tsx';
import { useSendOrder } from './use-send-order.ts';

const { send: words } = confirmationPage;

type Props = {
  pack: CheckoutPackage;
  /** The calculator's estimate, formatted; empty if there is none. */
  estimate: string;
  /** Undefined until storage has been read. */
  details: PersonalDetails | null | undefined;
};

/**
 * Says that nothing has been sent yet, sends the order on request, and shows what follows. Equally tall in every state, so
 * nothing below it moves.
 */
export function SendOrder({ pack, estimate, details }: Props) {
  const { sending, sentAt, failed, send } = useSendOrder(pack, estimate, details);
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // The focused button is disabled while sending, and gone afterwards.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !sending) (button.current ?? status.current)?.focus({ preventScroll: true });
    wasSending.current = sending;
  }, [sending]);

  const missing = details === null;
  return (
    <div className="on-ink mb-8 overflow-clip rounded-card">
      <div className="flex flex-col px-6 pt-5 pb-6 sm:min-h-48 sm:p-8 sm:pb-4">
        <p
          ref={status}
          tabIndex={-1}
          className="grid min-h-[2lh] content-end font-bold font-display text-h3 outline-none sm:min-h-0"
        >
          {sentAt ? words.sent : missing ? words.missing : words.notYet}
        </p>
        <div className="mt-2 flex min-h-[calc(3lh+3.75rem)] grow flex-col gap-3 sm:min-h-[calc(2lh+4.25rem)] sm:gap-5 xl:min-h-0">
          <p className={`${sentAt ? '' : 'min-h-[3lh] sm:min-h-0'} ${failed ? 'font-semibold' : 'text-on-ink-muted'}`}>
            {sentAt ? words.sentNote : (failed ?? (missing ? checkoutPage.missingDetails : words.promise))}
          </p>
          {sentAt ? (
            <p className="flex items-center gap-2 font-semibold text-lime sm:mt-auto sm:min-h-12">
              <Check className="size-5 shrink-0" aria-hidden="true" />
              {fillIn(words.sentAt, { date: printTime(sentAt) })}
            </p>
          ) : missing ? (
            <StepLink
              href={links.checkout(pack.id)}
              className="inline-flex min-h-12 items-center self-start font-semibold text-lime underline underline-offset-4 sm:mt-auto"
            >
              {checkoutPage.missingDetailsLink}
            </StepLink>
          ) : (
            <Button ref={button} variant="lime" className="sm:mt-auto sm:self-start" disabled={sending} onClick={send}>
              {sending ? words.sending : words.submit}
            </Button>
          )}
        </div>
      </div>
      <LineAhead done={Boolean(sentAt)} />
    </div>
  );
}

function printTime(at: number): string {
  return new Date(at).toLocaleString(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });
}
