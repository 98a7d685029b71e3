import { type RefObject, useState } from 'react';
import type { DeskMessage } from '../../domain/desk.ts';
import { Button } from '../ui/button.tsx';

type Whose = 'message' | 'sender';
type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  message: DeskMessage;
  time: string;
  onErase: (whose: Whose) => void;
};

export function EraseDialog({ ref, message: { name, email, start, fromSender }, time, onErase }: Props) {
  const [whose, setWhose] = useState<Whose>('message');
  const isAll = whose === 'sender';
  const close = () => ref.current?.close();
  const choices = [
    ['message', 'This message only'],
    ['sender', `All ${fromSender} messages from ${email}`],
  ] as const;
  return (
    <dialog
      ref={ref}
      aria-labelledby="erase-title"
      className="m-auto w-[min(28rem,100vw-2rem)] rounded-card border border-hairline p-6 text-ink shadow-float backdrop:bg-ink/40"
      onClose={() => setWhose('message')}
    >
      <h2 id="erase-title" className="text-h3">
        {isAll ? `Erase all ${fromSender} messages?` : 'Erase this message?'}
      </h2>
      <p className="mt-4 border-danger border-l-2 pl-4 text-small">
        <bdi className="wrap-anywhere font-semibold">{name || email}</bdi>
        <span className="block text-caption text-muted">{time}</span>
        <bdi className="line-clamp-2 wrap-anywhere">{start}</bdi>
      </p>
      {fromSender > 1 && (
        <fieldset className="mt-3">
          <legend className="sr-only">What is erased</legend>
          {choices.map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3 text-small">
              <input
                type="radio"
                name="whose"
                className="size-4 shrink-0"
                checked={whose === value}
                onChange={() => setWhose(value)}
              />
              <span className="wrap-anywhere">{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="mt-4 text-pretty text-muted text-small">
        This cannot be undone. Notes, deliveries and mail files go too. Emails in your mailbox and backup copies stay.
      </p>
      <div className="mt-6 flex flex-wrap justify-between gap-3 max-sm:grid max-sm:justify-stretch">
        {/* The dialog focuses it when it opens; React would not write the attribute. */}
        <Button
          variant="secondary"
          size="small"
          ref={(button) => button?.setAttribute('autofocus', '')}
          onClick={close}
        >
          Keep {isAll ? 'them' : 'it'}
        </Button>
        <Button
          size="small"
          className="bg-danger hover:bg-ink"
          onClick={() => {
            close();
            onErase(whose);
          }}
        >
          {isAll ? `Erase all ${fromSender} messages` : 'Erase this message'}
        </Button>
      </div>
    </dialog>
  );
}
