import { TriangleAlert } from 'lucide-react';
import type { DeskCounts } from '../../domain/desk.ts';
import type { Notice } from './notice-bar.tsx';
import { ask } from './session.ts';
import { addressOf } from './use-place.ts';

type Props = { text: string; counts: DeskCounts; act: (work: () => Promise<Notice | null>) => void };

/** Why mail does not go out, and what can be done. */
export function Alarm({ text, counts, act }: Props) {
  const list = counts.refused > 0 ? 'refused' : counts.written > 0 ? 'written' : 'waiting';
  const retry = () => act(async () => ({ text: (await ask({ kind: 'retry-all' })).text }));
  return (
    <div role="alert" className="desk-alarm bg-danger-wash text-danger">
      <TriangleAlert className="size-5 shrink-0 self-center" aria-hidden="true" />
      <p>{text}</p>
      <a href={addressOf(list)} className="desk-inline">
        Show them
      </a>
      {list !== 'waiting' && (
        <button type="button" className="desk-inline" onClick={retry}>
          Mail all again
        </button>
      )}
    </div>
  );
}
