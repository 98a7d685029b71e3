import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { company } from '../../content/company.ts';
import { languageOf } from '../../content/languages.ts';
import { type DeskMessage, type DeskRequest, type LabelledText, UNDO_RELEASE_MS } from '../../domain/desk.ts';
import { valueLink } from '../../domain/email-address.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ArrowLeft, ChevronDown, ChevronUp, type LucideIcon, MailX, Reply, ShieldAlert } from '../ui/lucide/icons.tsx';
import { answerLink } from './answer-link.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { describeDelivery, MailState, Marks } from './mail-state.tsx';
import { NoteField } from './note-field.tsx';
import type { Notice } from './notices.tsx';
import { ask } from './session.ts';
import { fullTime, mediumTime } from './times.ts';

type Change = Exclude<DeskRequest, { kind: 'list' | 'export' | 'retry-all' | 'erase' | 'visits' }>;

const TEXT = 'max-w-measure wrap-anywhere whitespace-pre-wrap text-pretty [unicode-bidi:plaintext]';

/** The addresses of the previous and the next message, and the position in the list; empty if it is not in the list. */
export type Neighbours = { previous: string | undefined; next: string | undefined; place: string };

type Props = {
  message: DeskMessage;
  back: string;
  neighbours: Neighbours;
  act: (work: () => Promise<Notice | null>) => Promise<boolean>;
  onChange: (message: DeskMessage) => void;
  onErased: () => void;
  onSender: (email: string) => void;
};

export function MessageView({ message, back, neighbours, act, onChange, onErased, onSender }: Props) {
  const { id, email, name, mail, webhook, answeredAt, order, fields, fromSender } = message;
  const { previous, next, place } = neighbours;
  const isHeld = mail.state === 'held';
  const dialog = useRef<HTMLDialogElement>(null);

  const change = async (request: Change) => onChange(await ask(request));
  const undoBy = (request: Change) => () => change(request).then(() => ({ text: 'Undone.' }));
  const changeTo = (request: Change, text: string, back?: Change, undoMs?: number) =>
    act(async () => {
      await change(request);
      return back ? { text, undo: undoBy(back), undoMs } : { text };
    });

  const toggleAnswered = () =>
    answeredAt === null
      ? changeTo({ kind: 'answered', id }, 'Marked as answered.', { kind: 'open', id })
      : changeTo({ kind: 'open', id }, 'Marked as not answered.', { kind: 'answered', id, at: answeredAt });
  const release = () =>
    changeTo(
      { kind: 'release', id },
      `Released: it will be mailed in ${UNDO_RELEASE_MS / 1_000} seconds if the server is running.`,
      { kind: 'hold', id, reason: mail.lastError ?? 'held by hand' },
      UNDO_RELEASE_MS,
    );
  const retry = () => changeTo({ kind: 'retry', id }, 'It will be mailed within seconds if the server is running.');
  const seen = (isSeen: boolean) => ({ kind: 'seen', id, isSeen }) as const;
  const see = () => changeTo(seen(true), 'Warning dismissed: marked as seen.', seen(false));
  const saveNote = (note: string) =>
    act(async () => {
      const was = message.note;
      const changed = await ask({ kind: 'note', id, note, was });
      onChange(changed);
      if (changed.note !== note) return { text: 'This note was changed at another desk: yours has been added to it.' };
      return { text: note ? 'Note saved.' : 'Note removed.', undo: undoBy({ kind: 'note', id, note: was, was: note }) };
    });
  const copy = () =>
    act(async () => {
      await navigator.clipboard.writeText(message.message);
      return { text: 'The message is copied.' };
    });
  const askToErase = () => dialog.current?.showModal();
  const erase = (whose: 'message' | 'sender') =>
    act(async () => {
      const { text } = await ask({ kind: 'erase', id, whose });
      location.hash = back;
      onErased();
      return { text };
    });
  const dismiss = mail.seenAt === null && (
    <Button variant="secondary" size="small" onClick={see}>
      Dismiss warning
    </Button>
  );
  const close = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !dialog.current?.open) location.hash = back;
  };

  return (
    <article className="desk-parts [&_textarea]:min-h-12" aria-labelledby="message-title" onKeyDown={close}>
      <nav
        aria-label="Messages"
        className="-mr-3 -mb-3 flex items-center font-semibold text-(length:--text-small) text-violet *:flex *:min-h-11 *:items-center lg:hidden"
      >
        <a href={back} className="mr-auto gap-2">
          <ArrowLeft className="size-5" />
          Back to the list
        </a>
        {(previous || next) && (
          <>
            <span className="text-muted tabular-nums">{place}</span>
            <Neighbour name="Previous message" href={previous} Icon={ChevronUp} />
            <Neighbour name="Next message" href={next} Icon={ChevronDown} />
          </>
        )}
      </nav>
      <header className="@min-[54rem]:col-span-full">
        <h2
          id="message-title"
          tabIndex={-1}
          className={`wrap-anywhere text-h3 focus-visible:w-fit focus-visible:rounded-[2px] ${name ? '' : 'tracking-normal'}`}
        >
          <bdi>{name || breakable(email)}</bdi>
        </h2>
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-muted text-small">
          <span>
            {order && 'Order · '}
            {message.package && `${message.package} · `}
            <Time at={message.receivedAt} />
          </span>
          <span className="flex flex-wrap gap-x-3 empty:hidden max-sm:basis-full">
            {mail.state === 'waiting' && <MailState mail={mail} />}
            <Marks webhook={webhook} answeredAt={answeredAt} />
          </span>
        </p>
      </header>
      {/* On a phone in reach of the thumb, extending up behind the notice; elsewhere at the top of the pane. */}
      <div className="desk-actions">
        {isHeld ? (
          <>
            <Button variant="secondary" size="small" onClick={release}>
              Release and mail it
            </Button>
            <Button variant="secondary" size="small" className="text-danger" onClick={askToErase}>
              Erase …
            </Button>
          </>
        ) : (
          <>
            <a
              href={answerTo(message)}
              className={buttonClass({ variant: mail.state === 'dead' ? 'secondary' : 'primary', size: 'small' })}
            >
              <Reply className="size-4" />
              Answer
            </a>
            <Button variant="secondary" size="small" onClick={toggleAnswered}>
              {answeredAt === null ? 'Mark as answered' : 'Mark as not answered'}
            </Button>
          </>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
        {isHeld && (
          <Trouble title="This message was not mailed to you.">
            {mail.lastError && <p className="pl-7">Held because {mail.lastError.replace(/, (?=[^,]*$)/, ' and ')}.</p>}
          </Trouble>
        )}
        {mail.state === 'dead' && (
          <Trouble title="Your mail server refused this message." isRefused>
            {mail.lastError && (
              <div>
                On <Time at={mail.settledAt ?? mail.dueAt} />, it said:
                <Quote text={mail.lastError} className="mt-1" />
              </div>
            )}
            <p className="text-muted">Nothing is lost. Mail it again once the problem is fixed.</p>
            <div className="mt-2 flex flex-wrap gap-2.5">
              <Button size="small" onClick={retry}>
                Mail it again
              </Button>
              {dismiss}
            </div>
          </Trouble>
        )}
        {mail.missed !== null && (
          <Trouble title="This message did not reach every address in CONTACT_TO." isRefused>
            <Quote text={mail.missed} />
            <p className="text-muted">Correct the addresses. ‘Mail it again’ sends it to all of them.</p>
            {dismiss}
          </Trouble>
        )}
        {order && <Rows caption="The order" lines={order} isHeld={isHeld} />}
        <p className={TEXT}>{message.message}</p>
        {(fields.length > 0 || fromSender > 1) && (
          <Rows caption="About the sender" lines={fields} isHeld={isHeld}>
            {fromSender > 1 && (
              <Row label="From this address">
                <button type="button" className="desk-inline" onClick={() => onSender(email)}>
                  {fromSender} messages
                </button>
              </Row>
            )}
          </Rows>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
        <NoteField note={message.note} onSave={saveNote} />
        <footer className={`grid gap-2 text-caption text-muted ${isHeld ? '' : 'border-hairline border-t pt-4'}`}>
          {!isHeld && mail.state !== 'dead' && (
            <p>
              {mail.state === 'waiting' && 'Mail: '}
              {describeDelivery(mail, 'Mailed')}
            </p>
          )}
          {webhook && <p>Webhook: {describeDelivery(webhook, 'Posted')}</p>}
          {answeredAt !== null && (
            <p>
              Answered <Time at={answeredAt} />
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-3 text-ink *:underline *:decoration-1 @min-[54rem]:flex-col">
            <button type="button" className="desk-tool" onClick={copy}>
              Copy message
            </button>
            {(mail.state === 'sent' || mail.state === 'written') && (
              <button type="button" className="desk-tool" onClick={retry}>
                Mail it again
              </button>
            )}
            {!isHeld && (
              <button
                type="button"
                className="desk-tool ml-auto text-danger @min-[54rem]:mt-3 @min-[54rem]:ml-0"
                onClick={askToErase}
              >
                Erase …
              </button>
            )}
          </div>
        </footer>
      </div>
      <EraseDialog ref={dialog} message={message} time={mediumTime(message.receivedAt)} onErase={erase} />
    </article>
  );
}

function Neighbour({ name, href, Icon }: { name: string; href: string | undefined; Icon: LucideIcon }) {
  const icon = <Icon className="size-5" />;
  return href ? (
    <a href={href} aria-label={name} className="px-3">
      {icon}
    </a>
  ) : (
    <span className="px-3 text-control">{icon}</span>
  );
}

/** In the language of the message. */
function answerTo({ email, name, receivedAt, language, message }: DeskMessage): string {
  const { answer, tag } = languageOf(language);
  return answerLink({
    to: email,
    subject: fillIn(answer.subject, { company: company.name }),
    greeting: name ? fillIn(answer.greeting, { name }) : answer.greetingWithoutName,
    intro: fillIn(answer.intro, { date: new Date(receivedAt).toLocaleDateString(tag, { dateStyle: 'long' }) }),
    quoted: message,
  });
}

function Trouble({ title, isRefused = false, children }: { title: string; isRefused?: boolean; children: ReactNode }) {
  const Icon = isRefused ? MailX : ShieldAlert;
  return (
    <div
      className={`grid justify-items-start gap-2 wrap-anywhere text-pretty rounded-control p-4 text-(length:--text-small) [&_.button]:px-4 ${isRefused ? 'bg-danger-wash' : 'bg-coral-wash'}`}
    >
      <p className="flex gap-2 font-semibold">
        <Icon className={`size-5 shrink-0 ${isRefused ? 'text-danger' : 'mt-0.5 text-coral'}`} />
        {title}
      </p>
      {children}
    </div>
  );
}

function Quote({ text, className = '' }: { text: string; className?: string }) {
  return (
    <blockquote className={`border-danger border-l-2 pl-3 ${className}`}>
      <bdi>{text}</bdi>
    </blockquote>
  );
}

type RowsProps = { caption: string; lines: readonly LabelledText[]; isHeld: boolean; children?: ReactNode };

function Rows({ caption, lines, isHeld, children }: RowsProps) {
  return (
    <table className="w-full text-(length:--text-small) [p+&]:border-hairline [p+&]:border-t first:[&_tr:first-child>*]:pt-0">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ label, value }) => (
          <Row key={label} label={label}>
            <Value text={value} isHeld={isHeld} />
          </Row>
        ))}
        {children}
      </tbody>
    </table>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr className="border-hairline border-b *:wrap-anywhere *:text-pretty *:py-2.5 *:text-start *:align-top">
      <th scope="row" className="w-25 pr-4 font-normal text-muted md:w-36">
        {label}
      </th>
      <td className="font-medium">{children}</td>
    </tr>
  );
}

/** Web pages, email addresses and phone numbers become links, unless held; anything else, such as `javascript:`, stays text. */
function Value({ text, isHeld }: { text: string; isHeld: boolean }) {
  if (isHeld) return <bdi>{text}</bdi>;
  const href = valueLink(text);
  if (href === null) return <bdi>{text}</bdi>;
  return (
    <a
      href={href}
      className="desk-inline"
      {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {breakable(text)}
    </a>
  );
}

function Time({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={fullTime(at)} className="whitespace-nowrap">
      {mediumTime(at)}
    </time>
  );
}

/** A text, such as an email address, that may break after its @. */
function breakable(text: string) {
  const at = text.lastIndexOf('@') + 1;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
