import { useEffect, useRef } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import {
  DESK_LISTS,
  DESK_MOST_COUNTED,
  type DeskCounts,
  type DeskListName,
  VISIT_PERIODS,
  type VisitPeriod,
} from '../../domain/desk.ts';
import * as icons from '../ui/lucide/icons.tsx';

export const LISTS: Record<DeskListName, { title: string; Icon: icons.LucideIcon }> = {
  new: { title: 'New', Icon: icons.Inbox },
  orders: { title: 'Orders', Icon: icons.ShoppingBag },
  answered: { title: 'Answered', Icon: icons.Check },
  all: { title: 'All', Icon: icons.Layers },
  waiting: { title: 'Waiting', Icon: icons.Clock },
  refused: { title: 'Refused', Icon: icons.MailX },
  missed: { title: 'Not to everyone', Icon: icons.MailWarning },
  written: { title: 'Written as files', Icon: icons.FileText },
  held: { title: 'Held as spam', Icon: icons.ShieldAlert },
};

const AT_ITS_END =
  'max-[34rem]:pr-[calc(var(--edge)-0.5rem)] max-[34rem]:[mask-image:linear-gradient(to_left,#000_calc(100%-2rem),transparent)]';

export function counted(count: number): string {
  return count >= DESK_MOST_COUNTED ? `${DESK_MOST_COUNTED - 1}+` : String(count);
}

export function Lists({ current, counts }: { current: DeskListName | 'visits'; counts: DeskCounts | null }) {
  const countOf = (name: DeskListName) => counts?.[name] ?? 0;
  // Few sites have several recipients, or no mail server.
  const isRare = (name: DeskListName) => name === 'missed' || name === 'written';
  const shown = DESK_LISTS.filter((name) => !isRare(name) || name === current || countOf(name) > 0);
  const nav = useRef<HTMLElement>(null);
  const isCounted = counts !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the selected list may be off screen, and counts make the row longer.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [current, isCounted]);
  return (
    <nav ref={nav} aria-label="Lists" className={`desk-lists ${current === 'visits' ? AT_ITS_END : ''}`}>
      {shown.map((name) => {
        const { title, Icon } = LISTS[name];
        return (
          <a
            key={name}
            href={addressOf(name)}
            aria-current={name === current ? 'page' : undefined}
            className={`desk-link ${name === 'waiting' ? 'xl:mt-4' : ''}`}
          >
            <Icon className="hidden size-4 xl:block" />
            {title}
            {countOf(name) > 0 && (
              <span
                className={`ml-auto pt-0.5 font-semibold text-(length:--text-caption) tabular-nums ${name === 'refused' || name === 'missed' ? 'text-danger' : ''}`}
              >
                {counted(countOf(name))}
              </span>
            )}
          </a>
        );
      })}
      <a href={visitsAddress()} aria-current={current === 'visits' ? 'page' : undefined} className="desk-link xl:mt-4">
        <icons.ChartNoAxesColumn className="hidden size-4 xl:block" />
        Visits
      </a>
    </nav>
  );
}

/** What the page shows: a list and possibly an open message, or the visits of a number of days. */
export type Place = { list: DeskListName; id: string | null; days: VisitPeriod | null };

const DAYS_AT_FIRST = 30;

export function addressOf(list: DeskListName, id: string | null = null): string {
  return `#/${list}${id === null ? '' : `/${id}`}`;
}

export function visitsAddress(days: VisitPeriod = DAYS_AT_FIRST): string {
  return days === DAYS_AT_FIRST ? '#/visits' : `#/visits/${days}`;
}

export function usePlace(): Place {
  const [, list, id] = useHashLocation()[0].split('/');
  if (list === 'visits') {
    return { list: 'new', id: null, days: VISIT_PERIODS.find((days) => String(days) === id) ?? DAYS_AT_FIRST };
  }
  return { list: DESK_LISTS.find((name) => name === list) ?? 'new', id: id || null, days: null };
}
