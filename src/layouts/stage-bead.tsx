import { stageWords } from '../../content/stages.ts';
import { links } from '../../domain/links.ts';

/** A bead of the momentum line. */
const BEAD =
  'before:size-3 before:rounded-full before:border-3 before:border-lime before:bg-ink before:[box-shadow:0_0_0_1px_var(--color-ink)]';

/** The place of a bead with the package that fits the visitor's stage. `carry-stage.ts` takes it out and fills it in. */
export function StageBead({ className }: { className: string }) {
  return (
    <template data-bead>
      <a
        href={links.packages}
        className={`stage-bead inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold text-caption ${BEAD} ${className}`}
      >
        <span className="sr-only">{stageWords.yours}: </span>
        {/* Filled with the words of the menu, which a browser has translated already. */}
        <span translate="no" className="underline-offset-4 [.stage-bead:hover>&]:underline">
          <span data-fill="name" />
          <span data-fill="price" className="lg:max-xl:hidden" />
        </span>
      </a>
    </template>
  );
}
