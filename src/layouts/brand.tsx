import { company } from '../../content/company.ts';
import mark from '../../public/favicon.svg?raw';
import { widthInLetters } from '../ui/line-width.ts';

/** The name's width, in letters of average width. */
export const NAME_WIDTH = widthInLetters(company.name);

// The one drawing of the mark, from which icons and sharing pictures are made too.
const MARK = { __html: mark.slice(mark.indexOf('<svg')) };

// A longer name is smaller on a phone, and wraps if it must.
const SIZE = NAME_WIDTH > 12 ? 'min-w-0 text-balance wrap-anywhere text-[clamp(1rem,5vw,1.5rem)]' : 'text-[1.5rem]';

export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the company's own, read at build. */}
      <span aria-hidden="true" className="size-9 shrink-0 *:size-full" dangerouslySetInnerHTML={MARK} />
      <span translate="no" className={`brand font-bold font-display ${SIZE} leading-none tracking-[-0.03em]`}>
        {company.name}
      </span>
    </span>
  );
}
