import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import type { SentOrder } from '../../domain/checkout-keeping.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { LANGUAGE } from '../../domain/language.ts';
import type { Failure } from '../sending/send-message.ts';

const words = confirmationPage.send;

export type OrderFacts = {
  /** The personal details: not read yet, stored, in memory until the page closes, erased for their age, or none. */
  details: 'unread' | 'stored' | 'in-memory' | 'expired' | 'none';
  /** When details or estimate last changed (ms since 1970). */
  changedAt: number;
  /** The last attempt from this page; none counts that was made offline. */
  attempt: null | { kind: 'sending' } | { kind: Failure; reason?: string };
  sent: SentOrder | null;
  other: SentOrder | null;
  isOnline: boolean;
};

export type OrderState = {
  isSent: boolean;
  reached: string;
  next: string;
  /** Why; empty where that needs no words. */
  because: string;
  action: 'send' | 'enter-details' | 'write-to-us';
  notes: string[];
};

const { reached, next, why } = words;
const WAY_ON: Record<Failure, string> = {
  refused: next.check,
  'too-many': next.later,
  'not-stored': next.again,
  'not-loaded': next.again,
  unanswered: next.again,
};

/** The one set of sentences for everything that can be known of an order. */
export function orderState({ details, changedAt, attempt, sent, other, isOnline }: OrderFacts): OrderState {
  const hasDetails = details === 'stored' || details === 'in-memory';
  const isChanged = hasDetails && sent !== null && changedAt > sent.sentAt;
  const current = isChanged ? null : sent;
  const earlier = [other, isChanged ? sent : null].flatMap((order) => (order ? [describe(order)] : []));
  const say = (has: string, then: string, action: OrderState['action'], because = ''): OrderState => ({
    isSent: action === 'write-to-us',
    reached: has,
    next: then,
    because,
    action,
    notes: [words.note, ...(details === 'in-memory' ? [words.held] : []), ...earlier],
  });

  if (attempt?.kind === 'sending') return say(reached.sending, next.send, 'send');
  if (current && current.receivedAt !== null)
    return say(fillIn(reached.yes, { date: printTime(current.receivedAt) }), next.wait, 'write-to-us', why.reached);
  if (details === 'unread') return say('', next.send, 'send');

  const maybe = current && fillIn(reached.maybe, { date: printTime(current.sentAt) });
  if (!hasDetails) {
    const because = details === 'expired' ? checkoutPage.expiredDetails : checkoutPage.missingDetails;
    return say(maybe ?? reached.unknown, next.enter, 'enter-details', because);
  }
  if (!isOnline) return say(maybe ?? reached.notYet, next.offline, 'send', why.offline);
  if (attempt) return say(maybe ?? reached.no, WAY_ON[attempt.kind], 'send', attempt.reason ?? why[attempt.kind]);
  if (maybe) return say(maybe, next.again, 'send', why.unanswered);
  return say(reached.notYet, isChanged ? next.changed : next.send, 'send');
}

function describe({ name, sentAt, receivedAt }: SentOrder): string {
  return fillIn(receivedAt === null ? words.other.maybe : words.other.yes, {
    package: name,
    date: printTime(receivedAt ?? sentAt),
  });
}

/** Without the year: records are kept for a day. */
function printTime(at: number): string {
  return new Date(at).toLocaleString(LANGUAGE, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}
