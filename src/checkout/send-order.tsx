import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CheckoutPackage } from '../../catalogue/printed-checkout.ts';
import { printEstimate } from '../../catalogue/printed-estimate.ts';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { links } from '../../domain/links.ts';
import type { KeptEstimate } from '../../domain/order-estimate.ts';
import { contactChoiceFor, packageOf } from '../../domain/package-ids.ts';
import { SpokenPrice } from '../prices/price.tsx';
import { Button, buttonClass, TextLink } from '../ui/button.tsx';
import { Check } from '../ui/lucide/icons.tsx';
import { MomentumPath } from '../ui/momentum-path.tsx';
import { EstimateLine } from './estimate-line.tsx';
import { StepLink } from './step-heading.tsx';
import { useSendOrder } from './use-send-order.ts';

const { send: words, ahead } = confirmationPage;
const [today, , FIRST_CALL] = ahead.points;
const TODAY = { send: today.text, 'enter-details': today.enter, 'write-to-us': today.done };

/** In a 320 px window a label takes one or two lines: every state has room for two. */
const BUTTON = 'max-[22rem]:min-h-16.5 sm:min-w-60 sm:justify-self-start @2xl:self-center';

type Props = {
  pack: CheckoutPackage;
  asked: KeptEstimate | null;
  details: PersonalDetails | null | undefined;
  onSent?: (sent: boolean) => void;
  unknown?: boolean;
};

/** Says whether the order has reached us and what to do next, sends it on request, and shows what follows. */
export function SendOrder({ pack, asked, details, onSent, unknown }: Props) {
  const { isSent, isSending, reached, next, because, action, notes, send } = useSendOrder(pack, asked, details);
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // At once: a focused button that is disabled, and then removed, would make screen readers start at the top of the page.
  useLayoutEffect(() => {
    if (isSending) status.current?.focus({ preventScroll: true });
    else if (document.activeElement === status.current) button.current?.focus({ preventScroll: true });
  }, [isSending]);
  useEffect(() => onSent?.(isSent), [onSent, isSent]);

  return (
    <div className="on-ink @container mb-8 overflow-clip rounded-card">
      <div className="grid gap-4 p-6 sm:p-8 sm:pb-2 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:gap-x-8">
        <p
          ref={status}
          tabIndex={-1}
          className="-mb-2 min-h-[2lh] max-[22rem]:min-h-[3lh] font-semibold text-lime text-small outline-none sm:min-h-[1lh] col-span-full"
        >
          {/* A new element for each text, because the mark before it must not count as moving it. */}
          <span key={reached} className="flex gap-2">
            {isSent && <Check className="mt-0.5 size-4 shrink-0" />}
            <span>{reached}</span>
          </span>
        </p>
        <div className="min-h-24.5 max-[22rem]:min-h-27">
          <p className="text-balance font-bold font-display text-lead leading-snug sm:text-h3">{next}</p>
          <p className="mt-1 text-pretty text-small">{because}</p>
        </div>
        {action === 'write-to-us' && (
          <a
            href={links.contactAbout(contactChoiceFor(packageOf(pack.id)))}
            className="inline-flex min-h-12 items-center justify-self-start underline underline-offset-4 max-[22rem]:min-h-16.5 @2xl:min-h-9 @2xl:self-start"
          >
            {words.wrong}
          </a>
        )}
        {action === 'enter-details' && (
          <StepLink
            href={links.checkout(pack.id)}
            text={checkoutPage.missingDetailsLink}
            className={buttonClass({ variant: 'lime' }, BUTTON)}
          />
        )}
        {action === 'send' && (
          <Button ref={button} variant="lime" className={BUTTON} disabled={isSending} onClick={send}>
            {isSending ? words.sending : words.submit}
          </Button>
        )}
        <p className="font-semibold col-span-full">
          {pack.name}: <SpokenPrice price={pack.price} />
          <EstimateLine
            mostHours={pack.mostHours}
            className="font-normal text-on-ink-muted"
            estimate={asked ? printEstimate(asked) : ''}
          />
        </p>
        {/* Nothing below it moves when storage is read, or an attempt fails. */}
        <p className="-mt-3 min-h-[3.2lh] text-pretty text-on-ink-muted text-small sm:min-h-[2lh] col-span-full">
          {[...notes, ...(unknown ? [checkoutPage.unknownPackage] : [])].map((note) => (
            <span key={note}>{`${note} `}</span>
          ))}
        </p>
      </div>
      <LineAhead done={isSent} now={TODAY[action]} bookingUrl={pack.bookingUrl} />
    </div>
  );
}

const COMES_UP =
  'animate-[come-up_0.4s_var(--ease-out)_backwards] nth-2:[animation-delay:0.35s] nth-3:[animation-delay:0.7s]';
const TO_FIRST = 'M-80 90C-40 89 -20 88.6 0 88';
const LINE = `${TO_FIRST}C80 85 130 78 200 66C270 54 325 42 400 20C460 2 530 -30 660 -104`;

/** The momentum line through the next steps: thin, and thick as far as they are done. Done points are filled and say so. */
function LineAhead({ done, now, bookingUrl }: { done: boolean; now: string; bookingUrl: string }) {
  return (
    <div className="relative isolate pt-[calc(var(--strip)+2.75rem)] pb-6 [--inset:1.5rem] [--strip:clamp(3.5rem,12vw,5.5rem)] sm:[--inset:2rem]">
      {/* Aligned with the text above, and starts at the centre of the first ring. */}
      <svg
        viewBox="0 0 600 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute top-6 right-[-0.625rem] -z-1 h-(--strip) w-[calc(100%-var(--inset))] overflow-visible stroke-6"
      >
        <path d={LINE} className="momentum-line stroke-2 opacity-60" vectorEffect="non-scaling-stroke" />
        {done && <MomentumPath d={TO_FIRST} />}
      </svg>
      <ol aria-label={ahead.label} data-done={done} className="grid grid-cols-3 ps-(--inset)">
        {ahead.points.map((point) => (
          <li key={point.title} className={`relative pe-2 leading-[1.3] ahead-point ${COMES_UP}`}>
            {point === FIRST_CALL && bookingUrl ? (
              <TextLink href={bookingUrl} text={point.title} className="font-semibold underline underline-offset-4" />
            ) : (
              <span className="font-semibold">{point.title}</span>
            )}
            <span className="mt-1 block text-on-ink-muted text-small">{point === today ? now : point.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
