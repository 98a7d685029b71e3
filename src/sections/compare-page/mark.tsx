import type { Mark } from '../../../catalogue/comparison.ts';
import type { ComparePageWords } from '../../../content/compare-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

const WORD = 'sr-only two-up:not-sr-only';

/** A cell as a mark and in words: read out on a wide screen, visible on a narrow one. */
export function MarkView({ mark, words }: { mark: Mark; words: ComparePageWords }) {
  if (mark.kind === 'missing')
    return (
      <span className="flex gap-2 text-muted">
        <Missing />
        <span className={WORD}>{words.missing}</span>
      </span>
    );
  const own = mark.from === undefined;
  return (
    <span className={`flex gap-2 ${own ? 'font-medium' : 'text-muted'}`}>
      <Included own={own} />
      <span>
        <span className={mark.kind === 'included' ? WORD : undefined}>
          {mark.kind === 'included' ? words.included : <Unbroken text={mark.text} />}
        </span>
        {mark.from && (
          <>
            {' '}
            <span className="sr-only">{fillIn(words.asIn, { name: mark.from })}</span>
          </>
        )}
      </span>
    </span>
  );
}

// On paper marks are strokes, because backgrounds are not printed.
const OWN =
  'rounded-full bg-violet p-[0.1875rem] text-surface stroke-3 print:bg-transparent print:p-0 print:text-violet';
const ICON = 'size-5 flex-none print:size-3.25';

/** Included; emphasised in the first package that has it. */
export function Included({ own }: { own: boolean }) {
  return <Icon name="check" className={`${ICON} ${own ? OWN : 'text-control'}`} />;
}

export function Missing() {
  return <Icon name="minus" className={`${ICON} text-control`} />;
}
