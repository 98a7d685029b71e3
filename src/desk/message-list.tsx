import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DeskAnswers, DeskEntry, DeskListName } from '../../domain/desk.ts';
import { Button } from '../ui/button.tsx';
import { Download, NotebookPen, Search, X } from '../ui/lucide/icons.tsx';
import { addressOf, LISTS } from './lists.tsx';
import { MailState, Marks } from './mail-state.tsx';
import type { Notice } from './notices.tsx';
import { askForExport } from './session.ts';
import { dayName, longDate, shortTime } from './times.ts';

type Props = {
  list: DeskListName;
  state: DeskAnswers['list'] | null;
  isBusy: boolean;
  current: string | null;
  words: string;
  search: string;
  onSearch: (words: string) => void;
  onOlder: () => void;
  act: (work: () => Promise<Notice | null>) => void;
};

/** The selected list: search, messages, export. On a phone the export comes last, so that the messages begin at the top. */
export function MessageList({ list, state, isBusy, current, words, search, onSearch, onOlder, act }: Props) {
  const name = LISTS[list].title;
  const searchBox = useRef<HTMLInputElement>(null);
  const pane = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its top. On a phone the window scrolls, not the pane.
  useEffect(() => {
    pane.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [list]);
  const isEmpty = state?.messages.length === 0 && !isBusy;
  const exportButton = (where: string) => (
    <button
      type="button"
      className={`desk-tool ${where}`}
      disabled={!state || state.messages.length === 0}
      onClick={() => act(() => saveExport(list, search))}
    >
      <Download className="size-4" />
      Export CSV
    </button>
  );
  return (
    <section ref={pane} aria-labelledby="list-title" className="desk-list" aria-busy={isBusy}>
      <div className="desk-list-head">
        {/* On a phone the chosen list is marked just above. */}
        <h2 id="list-title" tabIndex={-1} className="text-lead max-md:sr-only">
          {name}
        </h2>
        <div className="desk-search">
          <Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" />
          <input
            ref={searchBox}
            type="search"
            aria-label={`Search ${name}`}
            placeholder={`Search ${name}`}
            className="control min-h-11 outline-offset-0 text-(length:--text-small) [&::-webkit-search-cancel-button]:hidden"
            value={words}
            maxLength={300}
            onChange={({ target }) => onSearch(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onSearch('')}
          />
          {words !== '' && (
            <button
              type="button"
              aria-label="Clear the search"
              className="absolute top-0 right-0 grid size-11 place-content-center"
              onClick={() => {
                onSearch('');
                searchBox.current?.focus();
              }}
            >
              <X className="size-4" />
            </button>
          )}
        </div>
        {exportButton('max-md:hidden')}
      </div>
      <ol className="desk-entries" onKeyDown={moveByArrows}>
        {state?.messages.map((entry, index, { [index - 1]: newer }) => (
          <li key={entry.id}>
            {(!newer || dayName(newer.receivedAt) !== dayName(entry.receivedAt)) && (
              <p className="border-hairline border-b bg-paper px-(--edge) pt-1.5 pb-1 font-medium text-(length:--text-caption) text-muted">
                {dayName(entry.receivedAt)}
              </p>
            )}
            <Entry entry={entry} list={list} isCurrent={entry.id === current} />
          </li>
        ))}
      </ol>
      <div className="px-6 py-5 text-muted text-small">
        {isEmpty && !search && <p>Nothing in {name}.</p>}
        {isEmpty && search && (
          <>
            <p className="wrap-anywhere">
              Nothing in {name} matches ‘<bdi>{search}</bdi>’.
            </p>
            {list !== 'all' && (
              <p className="my-3">
                <a href={addressOf('all')} className="desk-inline" onClick={() => searchBox.current?.focus()}>
                  Search all messages
                </a>
              </p>
            )}
          </>
        )}
        {state?.isCut && state.next && (
          <p className="mb-3">Searched back to {longDate(state.next.receivedAt)}: so many messages take a while.</p>
        )}
        <div className="flex flex-wrap items-center gap-5">
          {state?.next && (
            <Button variant="secondary" size="small" disabled={isBusy} onClick={onOlder}>
              {state.isCut ? 'Search further' : 'Older messages'}
            </Button>
          )}
          {!isEmpty && exportButton('text-ink md:hidden')}
        </div>
      </div>
    </section>
  );
}

function Entry({ entry, list, isCurrent }: { entry: DeskEntry; list: DeskListName; isCurrent: boolean }) {
  const { id, receivedAt, email, name, isOrder, start, price, mail, webhook, answeredAt, note } = entry;
  const isNew = answeredAt === null && mail.state !== 'held';
  const isAmongOrders = list === 'orders';
  const kind = isOrder ? 'Order' : entry.package;
  const about = [!isAmongOrders && kind, start].filter(Boolean);
  return (
    <a
      id={`entry-${id}`}
      href={addressOf(list, id)}
      aria-current={isCurrent ? 'true' : undefined}
      className="desk-row"
      data-new={isNew || undefined}
    >
      <span className="flex items-baseline gap-3 md:max-lg:contents">
        <bdi className="min-w-0 flex-1 truncate">{name || email}</bdi>
        {isNew && (
          <span className="absolute start-2.5 top-3.75 size-2 rounded-full bg-violet md:top-4.5 forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none">
            <span className="sr-only">new</span>
          </span>
        )}
        <span className="flex flex-none items-baseline justify-end gap-3 font-normal text-(length:--text-caption) text-muted tabular-nums md:max-lg:[grid-area:1/3]">
          {note !== '' && (
            <>
              <NotebookPen className="size-3.5 self-center" />
              <span className="sr-only">Note</span>
            </>
          )}
          <time dateTime={new Date(receivedAt).toISOString()}>{shortTime(receivedAt)}</time>
        </span>
      </span>
      <span className="flex flex-wrap gap-x-2 font-normal text-small leading-snug md:max-lg:[grid-area:1/2]">
        {about.length > 1 && <span className="shrink-0 font-medium">{about[0]}</span>}
        <bdi className={`min-w-0 flex-[1_1_6rem] truncate ${isAmongOrders ? '' : 'text-muted'}`}>{about.at(-1)}</bdi>
        {price && <bdi className="ml-auto tabular-nums">{price}</bdi>}
      </span>
      <span className="flex flex-wrap gap-x-3 font-normal text-caption text-muted empty:hidden md:max-lg:[grid-area:2/2]">
        <MailState mail={mail} />
        <Marks webhook={webhook} answeredAt={answeredAt} />
      </span>
    </a>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const entries = [...event.currentTarget.querySelectorAll('a')];
  const at = entries.indexOf(document.activeElement as HTMLAnchorElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
  const target = to === undefined ? undefined : entries[to];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Saves all messages of the list as a file, including older ones that are not loaded. */
async function saveExport(list: DeskListName, search: string): Promise<null> {
  const address = URL.createObjectURL(await askForExport({ kind: 'export', list, search }));
  const link = document.createElement('a');
  link.href = address;
  // Swedish dates are ISO dates, here of the owner's day.
  link.download = `messages-${list}-${new Date().toLocaleDateString('sv')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return null;
}
