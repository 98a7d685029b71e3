import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { company } from '../../content/company.ts';
import type { DeskAnswers, DeskEntry, DeskListName, DeskMessage } from '../../domain/desk.ts';
import mark from '../../public/favicon.svg?url';
import { Check, Clock } from '../ui/lucide/icons.tsx';
import { addressOf, counted, Lists, usePlace } from './lists.tsx';
import { MessageList } from './message-list.tsx';
import { MessageView, type Neighbours } from './message-view.tsx';
import { Alarm, AlarmBar, type Notice, NoticeBar } from './notices.tsx';
import { ask, Locked, Refused } from './session.ts';
import { isBefore, useList } from './use-list.ts';
import { Visits } from './visits.tsx';

const SEARCH_AFTER_MS = 250;

/** Lists, selected list and open message: a narrow window shows one at a time, `lg` list and message, `xl` all three. */
export function App() {
  const place = usePlace();
  const { list, id, days } = place;
  const [words, setWords] = useState('');
  const search = useSettled(words.trim(), SEARCH_AFTER_MS);
  const [trouble, setTrouble] = useState<'locked' | 'away' | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  const onError = useCallback((error: unknown) => {
    if (error instanceof Refused) setNotice({ text: error.message });
    else setTrouble(error === null ? null : error instanceof Locked ? 'locked' : 'away');
  }, []);
  // What is being erased must not be asked for.
  const isActing = useRef(false);
  const { state, answers, isBusy, loadOlder, refresh, reload, patch } = useList(list, search, isActing, onError);
  const { message, update } = useMessage(id, addressOf(list), answers, isActing, onError);
  useEffect(() => {
    if (message) patch(message);
  }, [message, patch]);

  const waiting = state?.counts.new ?? 0;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${counted(waiting)}) ` : ''}Desk – ${company.name}`;
  }, [waiting]);
  const [acts, setActs] = useState(0);
  useFocusOf(id, message, state?.messages ?? [], acts);

  if (trouble === 'locked') return <LockedPage />;

  /** Runs an action, shows its outcome and offers to undo it. Resolves with whether it succeeded. */
  const act = async (work: () => Promise<Notice | null>) => {
    let isDone = true;
    isActing.current = true;
    try {
      setNotice(await work());
    } catch (error) {
      isDone = false;
      setNotice({ text: error instanceof Refused ? error.message : `Not done: ${(error as Error).message}` });
    }
    isActing.current = false;
    await refresh();
    setActs((count) => count + 1);
    return isDone;
  };

  return (
    <div className="desk" data-open={id !== null || undefined} data-visits={days !== null || undefined}>
      <header className="flex flex-col px-(--edge) pt-1 max-lg:in-data-open:hidden md:pt-2.5 lg:col-[1/-1] xl:col-[1] xl:row-[1/-1] xl:gap-4 xl:px-3 xl:py-4">
        <div
          className={`flex flex-wrap items-center max-md:min-h-11 xl:flex-col xl:items-start xl:gap-3 xl:px-3 ${days === null ? 'max-md:pr-10' : ''}`}
        >
          <div className="flex min-w-0 items-center gap-2.5">
            <img src={mark} alt="" className="size-8" />
            <span aria-hidden="true" className="font-bold font-display text-lead leading-none tracking-[-0.02em]">
              Desk
            </span>
            <span className={`truncate text-muted text-small ${state?.counts.written ? 'max-sm:hidden' : ''}`}>
              {company.name}
            </span>
          </div>
          {state?.trouble === null && (
            <p className="ml-auto inline-flex items-center gap-1.5 font-medium text-(length:--text-caption) text-success xl:m-0">
              {state.counts.waiting > 0 ? (
                <a href={addressOf('waiting')} className="desk-tool text-caption text-coral">
                  <Clock className="size-4" />
                  {counted(state.counts.waiting)} {state.counts.waiting === 1 ? 'mail waiting' : 'mails waiting'}
                </a>
              ) : (
                state.isWell && (
                  <>
                    <Check className="size-4" />
                    {state.counts.written > 0 ? 'Some mail is in files' : 'No mail is waiting'}
                  </>
                )
              )}
            </p>
          )}
        </div>
        <Lists current={days === null ? list : 'visits'} counts={state?.counts ?? null} />
      </header>
      {trouble === 'away' && (
        <AlarmBar>
          <p>
            The desk does not answer. If it has ended, start it again as you did before and open the address that it
            prints.
          </p>
        </AlarmBar>
      )}
      {trouble === null && state?.trouble && (
        <Alarm trouble={state.trouble} counts={state.counts} place={place} message={message} act={act} />
      )}
      <main className="contents">
        {/* Here, because an open message hides the header on a phone. */}
        <h1 className="sr-only">Desk</h1> {/* The list stays mounted, to keep its search and scroll position. */}
        {days !== null && <Visits days={days} onError={onError} />}
        <MessageList
          list={list}
          state={state}
          isBusy={isBusy}
          current={id}
          words={words}
          search={search}
          onSearch={setWords}
          onOlder={loadOlder}
          act={act}
        />
        <div className="desk-message @container">
          {message && message.id === id ? (
            <MessageView
              key={message.id}
              message={message}
              back={addressOf(list)}
              neighbours={neighboursOf(message, list, state)}
              act={act}
              onChange={update}
              onErased={reload}
              onSender={(email) => {
                setWords(email);
                location.hash = addressOf('all');
              }}
            />
          ) : (
            id === null && state?.messages.length !== 0 && <NothingOpen />
          )}
        </div>
      </main>
      <NoticeBar notice={notice} onClose={() => setNotice(null)} act={act} />
    </div>
  );
}

/** The neighbours of a message in a list and its position, even after it has left the list. */
function neighboursOf(message: DeskMessage, list: DeskListName, state: DeskAnswers['list'] | null): Neighbours {
  const entries = state?.messages ?? [];
  const at = entries.findIndex(({ id }) => id === message.id) + 1;
  const addressFor = (entry: DeskEntry | undefined) => entry && addressOf(list, entry.id);
  return {
    previous: addressFor(entries.findLast((entry) => isBefore(message, entry))),
    next: addressFor(entries.find((entry) => isBefore(entry, message))),
    place: at > 0 ? `${at} of ${entries.length}${state?.next ? '+' : ''}` : '',
  };
}

function useMessage(
  id: string | null,
  back: string,
  answers: number,
  isActing: RefObject<boolean>,
  onError: (error: unknown) => void,
) {
  const [message, setMessage] = useState<DeskMessage | null>(null);
  const shown = message?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetch after each response of the list.
  useEffect(() => {
    if (id === null) return setMessage(null);
    if (shown === id && isActing.current) return;
    let isWanted = true;
    ask({ kind: 'show', id, isPoll: shown === id })
      .then((answer) => isWanted && setMessage(answer))
      .catch((error) => {
        if (!isWanted) return;
        // The message was erased, here or at another desk.
        if (error instanceof Refused) location.hash = back;
        onError(error);
      });
    return () => {
      isWanted = false;
    };
  }, [id, answers, onError]);
  const update = (changed: DeskMessage) => setMessage((old) => (old?.id === changed.id ? changed : old));
  return { message, update };
}

/** Focuses a message when it opens; when it closes or an action removes what has the focus, its entry or the next one. */
function useFocusOf(id: string | null, message: DeskMessage | null, entries: readonly DeskEntry[], acts: number) {
  const last = useRef<DeskMessage | null>(null);
  const isOpen = id !== null && message?.id === id;
  const focus = () => {
    const left = last.current;
    const next = left && entries.find((entry) => !isBefore(left, entry));
    const target = isOpen ? 'message-title' : next ? `entry-${next.id}` : 'list-title';
    document.getElementById(target)?.focus({ preventScroll: isOpen });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing move focus.
  useEffect(() => {
    if (isOpen) last.current = message;
    if (isOpen || (id === null && last.current)) focus();
  }, [id, isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: check after each action.
  useEffect(() => {
    if (acts > 0 && document.activeElement === document.body) focus();
  }, [acts]);
}

function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}

function NothingOpen() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-5 p-8 text-center">
      <svg viewBox="0 0 120 40" className="w-32 fill-none stroke-3 stroke-current text-control" aria-hidden="true">
        <path d="M4 34h44c14 0 20-6 27-15l9-13M74 5h12v12" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <p className="text-muted">Choose a message to read it.</p>
    </div>
  );
}

export function LockedPage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[36rem] place-content-center gap-4 p-6">
      <img src={mark} alt="" className="size-12" />
      <h1 className="text-h3">The desk is locked</h1>
      <p className="text-muted">
        Each link opens the desk once, in one tab, while the desk is running. Your messages are safe.
      </p>
      <ol className="mt-2 grid text-pretty list-decimal gap-4 card py-5 pr-6 pl-10">
        <li>
          Press <kbd className="rounded-small border border-control px-2 py-0.5 font-sans font-semibold">Enter</kbd> in
          the terminal where the desk is running.
          <span className="mt-1 block text-muted text-small">Has it stopped? Start it as you did before.</span>
        </li>
        <li>Open the address that it prints.</li>
      </ol>
    </main>
  );
}
