import { useRef, useState } from 'react';
import { confirmationPage } from '../../content/confirmation-page.ts';
import { contact } from '../../content/contact.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { orderFingerprint, orderMessage } from '../../domain/order-message.ts';
import type { CheckoutPackage } from '../catalogue/checkout.ts';
import { sendMessage } from '../sending/send-message.ts';
import { showToast } from '../ui/toast-store.ts';
import { beginOrder, markOrderSent, orderSentAt, otherOrderSentAt } from './orders.ts';
import { personalDetailsSavedAt, useRecords } from './records.ts';

const WORDS = confirmationPage.order;

/**
 * Sends an order as a contact message, once: retries and reloads reuse its key. Without personal details there is nothing to
 * send. `failed` is the reason to show.
 */
export function useSendOrder(pack: CheckoutPackage, estimate: string, details: PersonalDetails | null | undefined) {
  const order = details && { id: pack.id, name: pack.name, price: pack.priceInOrder, estimate, details };
  const fingerprint = order ? orderFingerprint(order, WORDS) : null;
  const kept = useRecords(() => (fingerprint ? orderSentAt(fingerprint) : null), null);
  const earlierAt = useRecords(() => (fingerprint ? otherOrderSentAt(fingerprint) : null), null);
  // An order sent from this page counts as sent even after its record is erased.
  const [sentHere, setSentHere] = useState<{ fingerprint: string; at: number } | null>(null);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const inFlight = useRef(false);

  const onFailure = (error: unknown, reason?: string) => {
    console.error('The order was not sent', error);
    setFailed(navigator.onLine ? (reason ?? contact.toasts.failed.description) : confirmationPage.send.offline);
    showToast({ ...contact.toasts.failed, variant: 'destructive' });
  };

  const send = async () => {
    if (!order || !fingerprint || inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    setFailed(null);
    try {
      const { key, orderedAt } = beginOrder(fingerprint);
      const result = await sendMessage(orderMessage({ ...order, orderedAt }, WORDS), key, {
        trapFilled: false,
        // Details typed on an earlier page say nothing about typing speed, which the spam check uses.
        elapsedMs: personalDetailsSavedAt() < performance.timeOrigin ? null : performance.now(),
      });
      if (!result.ok) {
        onFailure(result.error, result.reason);
        return;
      }
      setSentHere({ fingerprint, at: Date.now() });
      markOrderSent(fingerprint);
      showToast(contact.toasts.sent);
    } catch (error) {
      onFailure(error);
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };

  const here = sentHere && (fingerprint === null || sentHere.fingerprint === fingerprint) ? sentHere.at : null;
  return { sending, sentAt: kept ?? here, earlierAt, failed, send };
}
