import { useEffect, useRef, useState } from 'react';
import type { CheckoutPackage } from '../../catalogue/printed-checkout.ts';
import { printEstimate } from '../../catalogue/printed-estimate.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import type { SentOrder } from '../../domain/checkout-keeping.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { type Order, orderMessage, writeOrder } from '../../domain/order.ts';
import type { KeptEstimate } from '../../domain/order-estimate.ts';
import { newMessageKey } from '../sending/new-message-key.ts';
import { sendMessage } from '../sending/send-message.ts';
import { dismissToast, showToast } from '../ui/toast-store.ts';
import { useOnline } from '../ui/use-online.ts';
import { type OrderFacts, type OrderState, orderState } from './order-state.ts';
import { areDetailsExpired, detailsChangedAt, keptIn, loadSentOrders, noteSentOrder, useRecords } from './records.ts';

/** An order as it is sent, with the calculator's estimate. */
export function orderOf(pack: CheckoutPackage, asked: KeptEstimate | null, details: PersonalDetails): Order {
  return { ...pack, price: pack.priceInOrder, asked, estimate: asked ? printEstimate(asked) : '', details };
}

/** What is known of an order, and the function that sends it. `details` are undefined until storage has been read. */
export function useSendOrder(
  pack: CheckoutPackage,
  asked: KeptEstimate | null,
  details: PersonalDetails | null | undefined,
): OrderState & { isSending: boolean; send: () => void } {
  const orders: Record<string, SentOrder> = JSON.parse(useRecords(() => JSON.stringify(loadSentOrders()), '{}'));
  const isOnDevice = useRecords(() => keptIn('personal') === 'device', true);
  const isExpired = useRecords(areDetailsExpired, false);
  const changedAt = useRecords(() => Math.max(detailsChangedAt(), asked?.at ?? 0), 0);
  const [attempt, setAttempt] = useState<OrderFacts['attempt']>(null);
  // An order sent from this page counts as sent even after its record is erased.
  const [sentHere, setSentHere] = useState<SentOrder | null>(null);
  const isOnline = useOnline();
  const { [pack.id]: stored, ...others } = orders;
  const sent = stored ?? sentHere;
  const [other = null] = Object.values(others).toSorted((one, two) => two.sentAt - one.sentAt);

  // Other details are another order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change ends the last attempt.
  useEffect(() => setAttempt((last) => (last?.kind === 'sending' ? last : null)), [changedAt]);

  const inFlight = useRef(false);
  const send = async () => {
    if (!details || inFlight.current) return;
    inFlight.current = true;
    setAttempt({ kind: 'sending' });
    dismissToast();
    const order = orderOf(pack, asked, details);
    const wasOnline = navigator.onLine;
    // Noted before it is sent: the page may be left before an answer comes.
    const tried: SentOrder = { name: pack.name, sentAt: Date.now(), receivedAt: null };
    noteSentOrder(pack.id, tried);
    // Unless the visitor has erased it meanwhile.
    const note = (outcome: SentOrder | null) => loadSentOrders()[pack.id] && noteSentOrder(pack.id, outcome);
    const result = await sendMessage(orderMessage(order, confirmationPage.order), {
      idempotencyKey: newMessageKey(),
      // Details typed on an earlier page say nothing about typing speed, which the spam check uses.
      evidence: {
        trapFilled: false,
        elapsedMs: detailsChangedAt() < performance.timeOrigin ? null : performance.now(),
      },
      order: writeOrder(order),
    });
    inFlight.current = false;
    if (result.ok) {
      const received = { ...tried, receivedAt: result.receivedAt };
      note(received);
      setSentHere(received);
      setAttempt(null);
      showToast(contact.toasts.sent);
      return;
    }
    console.error('The order was not sent', result.error);
    if (result.failure !== 'unanswered' || !wasOnline) note(sent);
    setAttempt(wasOnline ? { kind: result.failure, ...(result.reason && { reason: result.reason }) } : null);
    showToast({ ...contact.toasts.failed, variant: 'destructive' });
  };

  const isSending = attempt?.kind === 'sending';
  const known =
    details === undefined ? 'unread' : details ? (isOnDevice ? 'stored' : 'in-memory') : isExpired ? 'expired' : 'none';
  return { ...orderState({ details: known, changedAt, attempt, sent, other, isOnline }), isSending, send };
}
