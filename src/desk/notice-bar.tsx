import { X } from 'lucide-react';
import { useEffect } from 'react';

/** What was done, and how to take it back. */
export type Notice = {
  text: string;
  undo?: () => Promise<Notice | null>;
  /** How long it can be taken back, in ms. */
  undoMs?: number | undefined;
};

type Props = { notice: Notice | null; onClose: () => void; act: (work: () => Promise<Notice | null>) => void };

const SHOWN_MS = 6_000;

/** Says what was done. What can be taken back stays until the next thing is done or it is too late, so that nobody has to hurry. */
export function NoticeBar({ notice, onClose, act }: Props) {
  const undo = notice?.undo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new notice starts the time.
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
        <button type="button" className="desk-undo" onClick={() => act(undo)}>
          Undo
        </button>
      )}
      {notice && (
        <button type="button" aria-label="Close" className="-mr-3 grid size-11 place-content-center" onClick={onClose}>
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
