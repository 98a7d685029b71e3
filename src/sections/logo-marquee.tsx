import { Pause, Play } from 'lucide-react';
import type { Logo } from '../../content/logos.ts';

type Props = { title: string; pause: string; pauseWhat: string; logos: readonly Logo[] };

/** Company logos in an endless loop of 30 seconds. Hover, focus or the button pauses it; no script is needed. */
export function LogoMarquee({ title, pause, pauseWhat, logos }: Props) {
  return (
    <section
      aria-labelledby="logos-title"
      className="logos relative overflow-x-clip border-hairline border-y bg-surface py-6 sm:py-10"
    >
      <div className="page-width mb-4 flex items-center justify-between gap-4">
        <h2 id="logos-title" className="font-sans font-semibold text-muted text-small tracking-normal">
          {title}
        </h2>
        {/* Its icon ends flush with the column. */}
        <label className="marquee-toggle -mr-3.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-muted hover:bg-violet-wash hover:text-violet-deep has-focus-visible:outline-2 has-focus-visible:outline-(color:--focus) has-focus-visible:outline-offset-2">
          <input type="checkbox" className="sr-only" />
          <Pause className="marquee-pause size-4 fill-current" aria-hidden="true" />
          <Play className="marquee-play size-4 fill-current" aria-hidden="true" />
          <span className="sr-only">
            {pause} {pauseWhat}
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

// A cycle moves the band by one row while its copy, hidden from assistive technology, fills the window; see logo-marquee.css.

function LogoRow({ logos, copy = false }: { logos: readonly Logo[]; copy?: boolean }) {
  return (
    <ul aria-hidden={copy || undefined} className="marquee-row">
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
