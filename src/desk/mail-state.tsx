import type { DeskDelivery, DeskEntry } from '../../domain/desk.ts';
import { CheckCheck, Clock, MailX, ShieldAlert, Webhook } from '../ui/lucide/icons.tsx';
import { mediumTime, shortTime } from './times.ts';

const STATES = {
  waiting: { label: 'Mail waits', Icon: Clock, colour: 'text-coral' },
  dead: { label: 'Refused', Icon: MailX, colour: 'text-danger' },
  held: { label: 'Held', Icon: ShieldAlert, colour: 'text-coral' },
  missed: { label: 'Not to everyone', Icon: MailX, colour: 'text-danger' },
} as const;

/** The state of a message's mail in a word, or why it is held. Renders nothing once it is mailed or written. */
export function MailState({ mail: { state, seenAt, lastError, missed, isBeingSent } }: { mail: DeskDelivery }) {
  const shown = missed !== null ? 'missed' : state;
  if (shown === 'sent' || shown === 'written') return null;
  const { label, Icon, colour } = STATES[shown];
  return (
    <span className={`inline-flex min-w-0 items-center gap-1 ${seenAt === null ? colour : ''}`}>
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      <span className="truncate">
        {shown === 'waiting' && isBeingSent ? 'Being mailed' : label}
        {state === 'held' && lastError && `: ${lastError}`}
        {seenAt !== null && ', seen'}
      </span>
    </span>
  );
}

export function Marks({ webhook, answeredAt }: Pick<DeskEntry, 'webhook' | 'answeredAt'>) {
  return (
    <>
      {webhook?.state === 'waiting' && (
        <span className="inline-flex items-center gap-1 text-coral">
          <Webhook className="size-3.5" />
          Webhook waits
        </span>
      )}
      {answeredAt !== null && (
        <span className="inline-flex items-center gap-1 text-success">
          <CheckCheck className="size-3.5" />
          Answered
        </span>
      )}
    </>
  );
}

export function describeDelivery(delivery: DeskDelivery, done: 'Mailed' | 'Posted'): string {
  const { state, attempts, dueAt, settledAt, lastError, recipients, missed, isBeingSent } = delivery;
  const time = settledAt ?? dueAt;
  const reason = lastError ? `: ${lastError}` : '';
  switch (state) {
    case 'sent':
      return `${done} ${mediumTime(time)}${missed ? ', but not to everyone' : ''}`;
    case 'written':
      return `Written as a file ${mediumTime(time)}, not mailed`;
    case 'dead':
      return `Refused ${mediumTime(time)}${reason}`;
    case 'held':
      return `Held${reason}`;
    case 'waiting':
      if (isBeingSent) return `Being ${done.toLowerCase()}`;
      return attempts === 0
        ? 'Waiting'
        : `${recipients ? `Mailed, but not yet to ${recipients.replaceAll(',', ', ')}` : 'Waiting'}, next attempt at ${shortTime(dueAt)}${lastError ? ` (${lastError})` : ''}`;
    default:
      return state satisfies never;
  }
}
