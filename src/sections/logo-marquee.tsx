import { Pause, Play } from 'lucide-react';
import type { HomeWords } from '../../content/home.ts';
import type { Logo } from '../../content/logos.ts';
import { SAMPLE_PILL } from './pill.ts';

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
      className="logos relative overflow-x-clip border-hairline border-y bg-surface py-6 sm:py-10"
    >
      <div className="page-width mb-4 flex items-center justify-between gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
          <h2 id="logos-title" className="font-sans font-semibold text-small tracking-normal">
            {words.title}
          </h2>
          {isSample && <p className={SAMPLE_PILL}>{words.sample}</p>}
        </div>
        {/* Its icon ends flush with the column. */}
        <label className="marquee-toggle -mr-3.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-muted hover:bg-violet-wash hover:text-violet-deep has-focus-visible:outline-2 has-focus-visible:outline-(color:--focus) has-focus-visible:outline-offset-2 motion-reduce:hidden">
          <input type="checkbox" className="peer sr-only" />
          <Pause className="size-4 fill-current peer-checked:hidden" aria-hidden="true" />
          <Play className="size-4 fill-current not-peer-checked:hidden" aria-hidden="true" />
          <span className="sr-only">
            {words.pause} {words.pauseWhat}
          </span>
        </label>
      </div>
      <div className="marquee flex w-max motion-reduce:w-auto">
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
    <ul
      aria-hidden={copy || undefined}
      className="flex min-w-screen flex-none justify-around gap-16 pr-16 motion-reduce:flex-auto motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:gap-x-12 motion-reduce:gap-y-8 motion-reduce:px-(--gutter) motion-reduce:aria-hidden:hidden"
    >
      {logos.map((logo) => (
        <li key={logo.id}>
          <img
            src={`/logos/${logo.id}.svg`}
            alt={copy ? '' : logo.name}
            width={logo.width}
            height="32"
            loading="lazy"
            className="max-w-none"
          />
        </li>
      ))}
    </ul>
  );
}
