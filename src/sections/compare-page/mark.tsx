import type { ComparePageWords } from '../../../content/compare-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Mark } from '../../catalogue/comparison.ts';
import { Icon } from '../../ui/icon.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** What a package has of a feature, as a mark and in words: read out on a wide screen, seen on a narrow one. */
export function MarkView({ mark, words }: { mark: Mark; words: ComparePageWords }) {
  if (mark.kind === 'missing')
    return (
      <span className="compare-mark text-muted">
        <Missing />
        <span className="compare-word">{words.missing}</span>
      </span>
    );
  const own = mark.from === undefined;
  return (
    <span className={`compare-mark ${own ? 'font-medium' : 'text-muted'}`}>
      <Included own={own} />
      <span>
        <span className={mark.kind === 'included' ? 'compare-word' : undefined}>
          {mark.kind === 'included' ? words.included : <Unbroken text={mark.text} />}
        </span>
        {mark.from && <span className="sr-only"> {fillIn(words.asIn, { name: mark.from })}</span>}
      </span>
    </span>
  );
}

/** Included: stronger where the package is the first to have it. */
export function Included({ own }: { own: boolean }) {
  return <Icon name="check" className={`compare-icon ${own ? 'compare-own' : 'text-control'}`} />;
}

export function Missing() {
  return <Icon name="minus" className="compare-icon text-control" />;
}
