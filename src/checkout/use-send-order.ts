import { useRef, useState } from 'react';
import { confirmationPage } from '../../content/confirmation-page.ts';
import { contact } from '../../content/contact.ts';
import { KEEP_MS, ORDERS_KEY } from '../../domain/checkout-keeping.ts';
import { type KeptOrder, parseOrders } from '../../domain/checkout-orders.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { orderFingerprint, orderMessage } from '../../domain/order-message.ts';
import type { CheckoutPackage } from '../catalogue/checkout.ts';
import { newMessageKey } from '../sending/new-message-key.ts';
import { sendMessage } from '../sending/send-message.ts';
import { showToast } from '../ui/toast-store.ts';
import { fallbackStorage } from './fallback-storage.ts';
import { personalDetailsSavedAt, recordsChanged, useRecords } from './records.ts';

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

const loadOrders = () => parseOrders(fallbackStorage.getItem(ORDERS_KEY));

/** When an order was sent (ms since 1970); null if it was not. */
function orderSentAt(fingerprint: string): number | null {
  return loadOrders()[fingerprint]?.sentAt ?? null;
}

/** When an order other than this one was last sent (ms since 1970); null if none was. */
function otherOrderSentAt(fingerprint: string): number | null {
  const others = Object.entries(loadOrders()).flatMap(([other, { sentAt }]) => (other !== fingerprint && sentAt) || []);
  return others.length > 0 ? Math.max(...others) : null;
}

/** The order as first tried, or a new one. Retries keep its key and its date. */
function beginOrder(fingerprint: string): KeptOrder {
  const kept = loadOrders()[fingerprint];
  if (kept) return kept;
  const order = { key: newMessageKey(), orderedAt: Date.now() };
  keepOrder(fingerprint, order);
  return order;
}

/** Records that an order was sent, unless it was erased meanwhile. */
function markOrderSent(fingerprint: string) {
  const kept = loadOrders()[fingerprint];
  if (kept) keepOrder(fingerprint, { ...kept, sentAt: Date.now() });
}

function keepOrder(fingerprint: string, order: KeptOrder) {
  const young = Object.entries(loadOrders()).filter(([, { orderedAt }]) => Date.now() - orderedAt <= KEEP_MS);
  fallbackStorage.setItem(ORDERS_KEY, JSON.stringify({ ...Object.fromEntries(young), [fingerprint]: order }));
  recordsChanged();
}
