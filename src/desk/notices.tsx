import { type ReactNode, useEffect } from 'react';
import type { DeskAnswers, DeskMessage } from '../../domain/desk.ts';
import { type LucideIcon, MailX, TriangleAlert, X } from '../ui/lucide/icons.tsx';
import { addressOf, type Place } from './lists.tsx';
import { ask } from './session.ts';

export type Notice = { text: string; undo?: () => Promise<Notice | null>; undoMs?: number | undefined };

type Props = { notice: Notice | null; onClose: () => void; act: (work: () => Promise<Notice | null>) => void };

const SHOWN_MS = 6_000;

/** Shows the outcome of the last action. Stays while the action can be undone, so that nobody has to hurry. */
export function NoticeBar({ notice, onClose, act }: Props) {
  const undo = notice?.undo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new notice restarts the timer.
  useEffect(() => {
    const ms = notice?.undo ? notice.undoMs : SHOWN_MS;
    if (!notice || ms === undefined) return;
    const timer = setTimeout(onClose, ms);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className={notice ? 'desk-notice on-ink' : 'sr-only'}>
      <p role="status" className="min-w-0 flex-1">
        {notice?.text}
      </p>
      {undo && (
        <button
          type="button"
          className="desk-undo font-semibold text-lime underline-offset-3 hover:underline"
          onClick={() => act(undo)}
        >
          Undo
        </button>
      )}
      {notice && (
        <button type="button" aria-label="Close" className="-mr-3 grid size-11 place-content-center" onClick={onClose}>
          <X className="size-4" />
        </button>
      )}
    </div>
  );
}

type AlarmProps = Pick<DeskAnswers['list'], 'counts'> & {
  trouble: NonNullable<DeskAnswers['list']['trouble']>;
  place: Place;
  message: DeskMessage | null;
  act: (work: () => Promise<Notice | null>) => void;
};

/** Why mail does not go out and what to do about it, unless the open message already says so. */
export function Alarm({ trouble: { kind, text }, counts, place, message, act }: AlarmProps) {
  const retry = () => act(async () => ({ text: (await ask({ kind: 'retry-all' })).text }));
  const isSingle = kind !== 'webhook' && counts[kind] === 1;
  const isListed = place.list === kind;
  const isOpen =
    message?.mail.seenAt === null &&
    (kind === 'refused' ? message.mail.state === 'dead' : message.mail.missed !== null);
  if ((kind === 'refused' || kind === 'missed') && isOpen && isSingle) return null;
  return (
    <AlarmBar Icon={kind === 'refused' ? MailX : undefined}>
      <p>{text}</p>
      {kind !== 'webhook' && !isListed && (
        <a href={addressOf(kind)} className="desk-inline">
          {isSingle ? 'Show it' : 'Show them'}
        </a>
      )}
      {(kind === 'refused' || kind === 'written') && (
        <button type="button" className={`desk-inline ${isListed ? '' : 'max-md:hidden'}`} onClick={retry}>
          {isSingle ? 'Mail it again' : 'Mail all again'}
        </button>
      )}
    </AlarmBar>
  );
}

export function AlarmBar({ Icon = TriangleAlert, children }: { Icon?: LucideIcon | undefined; children: ReactNode }) {
  return (
    <div role="alert" className="desk-alarm">
      <Icon className="size-5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
