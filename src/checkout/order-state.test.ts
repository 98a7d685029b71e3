import { expect, it } from 'vitest';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { type OrderFacts, orderState } from './order-state.ts';

const { reached, next, why, other, held, note } = confirmationPage.send;
const { expiredDetails, missingDetails } = checkoutPage;

const AT = Date.parse('2026-03-01T12:00:00Z');
const ON = new Date(AT).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const dated = (text: string) => fillIn(text, { date: ON, package: 'Kickoff' });

const SAVED: OrderFacts = {
  details: 'stored',
  changedAt: AT - 1,
  attempt: null,
  sent: null,
  other: null,
  isOnline: true,
};
const TRIED = { name: 'Kickoff', sentAt: AT, receivedAt: null };
// It reached us by the server's clock, which is not the browser's.
const SENT = { name: 'Kickoff', sentAt: AT + 5, receivedAt: AT };
const failed = (kind: Exclude<OrderFacts['attempt'], null>['kind'], reason?: string) => ({
  attempt: kind === 'sending' ? { kind } : { kind, ...(reason && { reason }) },
});
const REASON = 'The function says why.';

type Said = [reached: string, next: string, action: string, because?: string, notes?: string[]];
type Row = [state: string, facts: Partial<OrderFacts>, ...Said];
const REACHED = [dated(reached.yes), next.wait, 'write-to-us', why.reached] as const;
const OFFLINE = [reached.notYet, next.offline, 'send', why.offline] as const;
const MAYBE = dated(reached.maybe);
const YES = [dated(other.yes)];

const ROWS: Row[] = [
  ['storage not read yet', { details: 'unread' }, '', next.send, 'send'],
  ['saved and not sent', {}, reached.notYet, next.send, 'send'],
  ['storage denied', { details: 'in-memory' }, reached.notYet, next.send, 'send', '', [held]],
  ['nothing saved', { details: 'none' }, reached.unknown, next.enter, 'enter-details', missingDetails],
  ['expired', { details: 'expired' }, reached.unknown, next.enter, 'enter-details', expiredDetails],
  ['sending', failed('sending'), reached.sending, next.send, 'send'],
  ['refused', failed('refused'), reached.no, next.check, 'send', why.refused],
  ['refused with a reason', failed('refused', REASON), reached.no, next.check, 'send', REASON],
  ['too many', failed('too-many'), reached.no, next.later, 'send', why['too-many']],
  ['too many with a reason', failed('too-many', REASON), reached.no, next.later, 'send', REASON],
  ['server error', failed('not-stored'), reached.no, next.again, 'send', why['not-stored']],
  ['page out of date', failed('not-loaded'), reached.no, next.again, 'send', why['not-loaded']],
  ['no answer', { ...failed('unanswered'), sent: TRIED }, MAYBE, next.again, 'send', why.unanswered],
  ['no answer, reloaded', { sent: TRIED }, MAYBE, next.again, 'send', why.unanswered],
  ['no answer, then too many', { ...failed('too-many'), sent: TRIED }, MAYBE, next.later, 'send', why['too-many']],
  ['no answer, details gone', { details: 'none', sent: TRIED }, MAYBE, next.enter, 'enter-details', missingDetails],
  ['offline', { isOnline: false }, ...OFFLINE],
  ['offline after a failure', { ...failed('not-stored'), isOnline: false }, ...OFFLINE],
  ['sent', { sent: SENT }, ...REACHED],
  ['sent, back to home and back', { details: 'none', sent: SENT }, ...REACHED],
  ['sent, details expired', { details: 'expired', sent: SENT }, ...REACHED],
  ['sent, now offline', { sent: SENT, isOnline: false }, ...REACHED],
  ['sent, details changed since', { sent: SENT, changedAt: AT + 9 }, reached.notYet, next.changed, 'send', '', YES],
  ['another order sent earlier', { other: SENT }, reached.notYet, next.send, 'send', '', YES],
  ['another order without an answer', { other: TRIED }, reached.notYet, next.send, 'send', '', [dated(other.maybe)]],
  ['sent, and another earlier', { sent: SENT, other: SENT }, ...REACHED, YES],
];

it.each(ROWS)(
  'says of an order with %s whether it has reached us, and what to do',
  (_, facts, has, then, action, because = '', notes = []) => {
    expect(orderState({ ...SAVED, ...facts })).toEqual({
      isSent: action === 'write-to-us',
      reached: has,
      next: then,
      because,
      action,
      notes: [note, ...notes],
    });
  },
);
