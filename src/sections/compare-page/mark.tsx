import type { Mark } from '../../../catalogue/comparison.ts';
import type { ComparePageWords } from '../../../content/en/compare-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

/** A cell as a mark and in words: read out on a wide screen, visible on a narrow one. */
export function MarkView({ mark, words }: { mark: Mark; words: ComparePageWords }) {
  if (mark.kind === 'missing')
    return (
      <span className="flex gap-2 text-muted">
        <Missing />
        <span className="mark-word">{words.missing}</span>
      </span>
    );
  const own = mark.from === undefined;
  const word = (
    <span className={mark.kind === 'included' ? 'mark-word' : undefined}>
      {mark.kind === 'included' ? words.included : <Unbroken text={mark.text} />}
    </span>
  );
  return (
    <span className={`flex gap-2 ${own ? 'font-medium' : 'text-muted'}`}>
      <Included own={own} />
      {mark.from ? (
        <span>
          {word} <span className="sr-only">{fillIn(words.asIn, { name: mark.from })}</span>
        </span>
      ) : (
        word
      )}
    </span>
  );
}

/** Included; emphasised in the first package that has it. */
export function Included({ own }: { own: boolean }) {
  return <Drawing className={own ? 'mark mark-own' : 'mark'} path="M20 6 9 17l-5-5" />;
}

export function Missing() {
  return <Drawing className="mark" path="M5 12h14" />;
}

/** A bare drawing, because the table has more than a hundred. */
function Drawing({ className, path }: { className: string; path: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
