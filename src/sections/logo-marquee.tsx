import type { HomeWords } from '../../content/en/home.ts';
import type { Logo } from '../../content/logos.ts';
import { Pause, Play } from '../ui/lucide/icons.tsx';

type Props = {
  words: HomeWords['logos'];
  logos: readonly Logo[];
  /** Whether a logo is a shipped sample, which is then said. */
  isSample: boolean;
};

/** Company logos in an endless loop of 30 seconds. Hover, focus or the button pauses it; no script is needed. */
export function LogoMarquee({ words, logos, isSample }: Props) {
  return (
    <section
      aria-labelledby="logos-title"
      className="logos relative overflow-x-clip border-hairline border-y bg-surface py-9 sm:py-8 motion-reduce:py-4"
    >
      <div className="page-width mb-4 flex motion-reduce:mb-2 items-center justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-3 text-muted text-small">
          {isSample && <p className="text-caption">{words.sample}</p>}
          <h2 id="logos-title" className="font-sans font-semibold text-small tracking-normal">
            {words.title}
          </h2>
        </div>
        {/* Its icon ends flush with the column. */}
        <label className="marquee-toggle">
          <input type="checkbox" className="peer sr-only" />
          <Pause className="size-4 fill-current peer-checked:hidden" />
          <Play className="size-4 fill-current not-peer-checked:hidden" />
          <span className="sr-only">
            {words.pause} {words.pauseWhat}
          </span>
        </label>
      </div>
      <div className="marquee">
        <LogoRow logos={logos} />
        <LogoRow logos={logos} copy />
      </div>
    </section>
  );
}

// Two rows, each as wide as the window: a cycle moves the band by one row while its copy, hidden from assistive technology,
// fills the window. If that takes more room than the logos need, their gaps grow.

function LogoRow({ logos, copy = false }: { logos: readonly Logo[]; copy?: boolean }) {
  return (
    <ul className="logo-row" aria-hidden={copy || undefined}>
      {logos.map(({ id, name, width }) => (
        <li key={id}>
          <img src={`/logos/${id}.svg`} alt={copy ? '' : name} width={width} height="32" loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
