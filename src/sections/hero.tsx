import { links } from '../links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HeroArt } from './hero-art.tsx';

type Props = {
  /** Its last word is underlined with the momentum line. */
  tagline: string;
  hero: { lead: string; explore: string; contact: string };
  claims: readonly { figure: string; label: string }[];
};

/** The first screen of the home page: tagline, two ways on, two claims and three decorative cards. */
export function Hero({ tagline, hero, claims }: Props) {
  const lastSpace = tagline.lastIndexOf(' ');
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip">
      <div className="page-width grid items-center gap-x-10 gap-y-14 pt-12 pb-20 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:pt-20 lg:pb-28">
        <div>
          <h1 id="hero-title" className="text-h1">
            {tagline.slice(0, lastSpace)} <UnderlinedWord word={tagline.slice(lastSpace + 1)} />
          </h1>
          <p className="mt-8 max-w-[34rem] text-lead text-muted">{hero.lead}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink href={links.packages}>{hero.explore}</ButtonLink>
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
        <HeroArt />
      </div>
    </section>
  );
}

// The line runs flat under the word and lifts behind its end.
function UnderlinedWord({ word }: { word: string }) {
  return (
    <span className="relative isolate whitespace-nowrap">
      {word}
      <svg
        viewBox="0 0 300 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute -right-[16%] -bottom-[0.16em] left-[-2%] -z-10 h-[0.5em] w-[118%] overflow-visible"
      >
        <path
          d="M4 46c70-3 150-3 208-5 38-1.400 58-12 84-37"
          pathLength="1"
          className="momentum-line draw"
          strokeWidth="13"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
