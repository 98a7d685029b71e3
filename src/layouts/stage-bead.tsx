import { stageWords } from '../../content/stages.ts';
import { links } from '../../domain/links.ts';

/** A bead of the momentum line. */
const BEAD =
  'before:size-3 before:rounded-full before:border-3 before:border-lime before:bg-ink before:[box-shadow:0_0_0_1px_var(--color-ink)]';

/** The place of a bead with the visitor's stage and the price of its package. `carry-stage.ts` takes it out and fills it in. */
export function StageBead({ className }: { className: string }) {
  return (
    <template data-bead>
      <a
        href={links.packages}
        className={`stage-bead inline-flex min-h-11 items-center gap-2 font-semibold text-caption/[1.3] before:flex-none lg:whitespace-nowrap ${BEAD} ${className}`}
      >
        <span className="underline-offset-4 [.stage-bead:hover>&]:underline">
          <span className="lg:max-xl:block">{stageWords.yours}:</span> <span data-fill="stage" />{' '}
          <span data-fill="price" className="lg:max-xl:hidden">
            <span aria-hidden="true"> · </span>
          </span>
        </span>
      </a>
    </template>
  );
}
