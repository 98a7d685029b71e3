import { stageWords } from '../../content/en/stages.ts';
import { links } from '../../domain/links.ts';

/** The place of a bead with the visitor's stage and the price of its package. `carry-stage.ts` takes it out and fills it in. */
export function StageBead({ className }: { className: string }) {
  return (
    <template data-bead>
      <a href={links.packages} className={`stage-bead ${className}`}>
        <span>
          <span className="lg:max-xl:block">{stageWords.yours}:</span> <span data-fill="stage" />{' '}
          <span data-fill="price" className="lg:max-xl:hidden">
            <span aria-hidden="true"> · </span>
          </span>
        </span>
      </a>
    </template>
  );
}
