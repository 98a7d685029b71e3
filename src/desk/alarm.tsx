import type { ReactNode } from 'react';
import type { DeskAnswers, DeskMessage } from '../../domain/desk.ts';
import { type LucideIcon, MailX, TriangleAlert } from '../ui/lucide/icons.tsx';
import type { Notice } from './notice-bar.tsx';
import { ask } from './session.ts';
import { addressOf, type Place } from './use-place.ts';

type Props = Pick<DeskAnswers['list'], 'counts'> & {
  trouble: NonNullable<DeskAnswers['list']['trouble']>;
  place: Place;
  message: DeskMessage | null;
  act: (work: () => Promise<Notice | null>) => void;
};

/** Why mail does not go out and what to do about it, unless the open message already says so. */
export function Alarm({ trouble: { kind, text }, counts, place, message, act }: Props) {
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
    <div
      role="alert"
      className="flex gap-3 bg-danger-wash px-(--edge) py-2 font-medium text-(length:--text-caption) text-danger max-lg:in-data-open:hidden md:py-3 md:text-(length:--text-small) [&_:is(p,a,button)]:mr-4 [&_p]:inline lg:col-[1/-1] xl:col-[2/-1] xl:row-[1]"
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
