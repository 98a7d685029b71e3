import { TriangleAlert } from 'lucide-react';
import type { DeskAnswers } from '../../domain/desk.ts';
import type { Notice } from './notice-bar.tsx';
import { ask } from './session.ts';
import { addressOf } from './use-place.ts';

type Props = {
  trouble: NonNullable<DeskAnswers['list']['trouble']>;
  act: (work: () => Promise<Notice | null>) => void;
};

/** Why mail does not go out, and what can be done. */
export function Alarm({ trouble: { kind, text }, act }: Props) {
  const retry = () => act(async () => ({ text: (await ask({ kind: 'retry-all' })).text }));
  return (
    <div role="alert" className="desk-alarm bg-danger-wash text-danger">
      <TriangleAlert className="size-5 shrink-0 self-center" aria-hidden="true" />
      <p>{text}</p>
      {kind !== 'webhook' && (
        <a href={addressOf(kind)} className="desk-inline">
          Show them
        </a>
      )}
      {(kind === 'refused' || kind === 'written') && (
        <button type="button" className="desk-inline" onClick={retry}>
          Mail all again
        </button>
      )}
    </div>
  );
}
