import type { HomeHeroArt } from '../../content/home-hero-art.ts';
import type { Figure } from '../../content/shapes.ts';
import { links } from '../../domain/links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MomentumPath } from '../ui/momentum-path.tsx';
import { HeroArt } from './hero-art.tsx';

type Props = {
  /** The tagline in lines as a wide screen breaks it; the last word is underlined with the momentum line. */
  tagline: readonly string[];
  hero: { lead: string; explore: string; contact: string };
  claims: readonly Figure[];
  art: HomeHeroArt;
};

/** The first screen of the home page: tagline, two ways on, two claims and three decorative cards. */
export function Hero({ tagline, hero, claims, art }: Props) {
  const [first = '', second = '', going = ''] = tagline;
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-x-clip">
      <div className="page-width grid grid-cols-1 items-center gap-x-8 gap-y-14 pt-10 pb-16 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-14 lg:pb-20">
        <div>
          <h1 id="hero-title" className="hero-title">
            <span>{first}</span> <span>{second}</span> <Going word={going} />
          </h1>
          <p className="mt-9 max-w-[33rem] text-lead text-muted lg:mt-12">{hero.lead}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            {/* As wide in a fallback font as in ours: its neighbour must not move. */}
            <ButtonLink href={links.packages} className="min-w-48">
              {hero.explore}
            </ButtonLink>
            <ButtonLink href={links.contact} variant="secondary">
              {hero.contact}
            </ButtonLink>
          </div>
          <dl className="mt-12 flex flex-wrap gap-x-10 gap-y-4">
            {claims.map((claim) => (
              <div key={claim.label} className="flex flex-row-reverse items-baseline gap-2.5">
                <dt className="text-muted text-small">{claim.label}</dt>
                <dd className="font-bold font-display text-h3">{claim.figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HeroArt cards={art} />
      </div>
    </section>
  );
}

// The one line of the page: flat under the word; on a wide screen it runs on and lifts behind the cards.
function Going({ word }: { word: string }) {
  return (
    <span className="relative">
      {word}
      <svg viewBox="0 0 300 60" preserveAspectRatio="none" aria-hidden="true" className="going-short">
        <MomentumPath d="M4 46c70-3 150-3 208-5 38-1.400 58-12 84-37" />
      </svg>
      <svg viewBox="0 0 1216 400" preserveAspectRatio="none" aria-hidden="true" className="going-long">
        <MomentumPath d="M6 386C220 380 420 392 620 384C800 376 900 320 985 232C1060 154 1110 84 1176 18" />
        <MomentumPath d="M1092 16H1178V100" drawn="draw draw-late" />
      </svg>
    </span>
  );
}
