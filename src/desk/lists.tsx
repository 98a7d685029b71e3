import {
  ChartNoAxesColumn,
  Check,
  Clock,
  FileText,
  Inbox,
  Layers,
  MailX,
  ShieldAlert,
  ShoppingBag,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DESK_LISTS, DESK_MOST_COUNTED, type DeskCounts, type DeskListName } from '../../domain/desk.ts';
import { addressOf, visitsAddress } from './use-place.ts';

export const LIST_NAMES: Record<DeskListName, string> = {
  new: 'New',
  orders: 'Orders',
  answered: 'Answered',
  all: 'All',
  waiting: 'Waiting',
  refused: 'Refused',
  written: 'Written as files',
  held: 'Held as spam',
};

const ICONS: Record<DeskListName, typeof Inbox> = {
  new: Inbox,
  orders: ShoppingBag,
  answered: Check,
  all: Layers,
  waiting: Clock,
  refused: MailX,
  written: FileText,
  held: ShieldAlert,
};

/** In a narrow window, scroll the row of lists to its end then. */
const AT_ITS_END =
  'max-[34rem]:pr-[calc(var(--edge)-0.5rem)] max-[34rem]:[mask-image:linear-gradient(to_left,#000_calc(100%-2rem),transparent)]';

/** A count for people. */
export function counted(count: number): string {
  return count >= DESK_MOST_COUNTED ? `${DESK_MOST_COUNTED - 1}+` : String(count);
}

/** The lists and how many messages each holds. */
export function Lists({ current, counts }: { current: DeskListName | 'visits'; counts: DeskCounts | null }) {
  const countOf = (name: DeskListName) => counts?.[name] ?? 0;
  // Mails are written as files only where no mail server is set.
  const shown = DESK_LISTS.filter((name) => name !== 'written' || name === current || countOf(name) > 0);
  const nav = useRef<HTMLElement>(null);
  const isCounted = counts !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the selected list may be off screen, and counts make the row longer.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [current, isCounted]);
  return (
    <nav
      ref={nav}
      aria-label="Lists"
      className={`-mx-(--edge) flex scroll-px-8 overflow-x-auto pt-1 pr-8 pb-1 pl-[calc(var(--edge)-0.5rem)] [mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)] [scrollbar-width:none] md:pt-2 md:pl-[calc(var(--edge)-0.75rem)] xl:m-0 xl:flex-col xl:overflow-visible xl:p-0 xl:[mask-image:none] ${current === 'visits' ? AT_ITS_END : ''}`}
    >
      {shown.map((name) => {
        const Icon = ICONS[name];
        return (
          <a
            key={name}
            href={addressOf(name)}
            aria-current={name === current ? 'page' : undefined}
            className={`desk-link ${name === 'waiting' ? 'xl:mt-4' : ''}`}
          >
            <Icon className="hidden size-4 xl:block" aria-hidden="true" />
            {LIST_NAMES[name]}
            {countOf(name) > 0 && (
              <span
                className={`ml-auto pt-0.5 font-semibold text-(length:--text-caption) tabular-nums ${name === 'refused' ? 'text-danger' : ''}`}
              >
                {counted(countOf(name))}
              </span>
            )}
          </a>
        );
      })}
      <a href={visitsAddress()} aria-current={current === 'visits' ? 'page' : undefined} className="desk-link xl:mt-4">
        <ChartNoAxesColumn className="hidden size-4 xl:block" aria-hidden="true" />
        Visits
      </a>
    </nav>
  );
}
