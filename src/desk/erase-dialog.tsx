import type { RefObject } from 'react';
import { Button } from '../ui/button.tsx';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  /** Who wrote the message. */
  name: string;
  email: string;
  fromSender: number;
  onErase: (whose: 'message' | 'sender') => void;
};

/** Asks before a message is erased. */
export function EraseDialog({ ref, name, email, fromSender, onErase }: Props) {
  const erase = (whose: 'message' | 'sender') => {
    ref.current?.close();
    onErase(whose);
  };
  return (
    <dialog ref={ref} aria-labelledby="erase-title" className="desk-dialog">
      <h2 id="erase-title" className="text-h3">
        Erase this message?
      </h2>
      <p className="mt-3 text-muted">
        What <bdi className="wrap-anywhere text-ink">{name}</bdi> wrote goes for good, with its note, its delivery and
        its mail files. Mails in your mailbox, and copies in backups, stay.
      </p>
      <div className="mt-6 flex flex-col gap-2.5">
        <Button className="desk-danger" onClick={() => erase('message')}>
          Erase this message
        </Button>
        {fromSender > 1 && (
          <Button variant="secondary" className="wrap-anywhere" onClick={() => erase('sender')}>
            Erase all {fromSender} from {email}
          </Button>
        )}
        {/* The dialog focuses it when it opens; React would not write the attribute. */}
        <Button
          variant="quiet"
          ref={(button) => button?.setAttribute('autofocus', '')}
          onClick={() => ref.current?.close()}
        >
          Keep it
        </Button>
      </div>
    </dialog>
  );
}
