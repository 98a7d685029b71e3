import type { StageAnswer } from '../../catalogue/printed.ts';
import type { StageWords } from '../../content/en/stages.ts';
import type { HomeHeroArt } from '../../content/home.ts';
import type { Figure } from '../../content/shapes.ts';
import { links } from '../../domain/links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { widthInLetters } from '../ui/line-width.ts';
import { MomentumLine, MomentumPath } from '../ui/momentum-path.tsx';
import { HeroEnd } from '../ui/section.tsx';
import { HeroArt } from './hero-art.tsx';
import { Instrument } from './instrument.tsx';

type Props = {
  /** The tagline in the lines that a wide screen shows; on a wide screen the momentum line underlines the last word. */
  tagline: readonly string[];
  hero: { lead: string; explore: string; contact: string };
  claims: readonly Figure[];
  art: HomeHeroArt;
  stages: readonly StageAnswer[];
  words: StageWords;
  vat: string;
  /** The URL of the stage picker's script, loaded at its first interaction. */
  script: string;
};

// The longest line, in letters of average width, that keeps the full font size; beyond, that of the next of these widths.
const FULL_SIZE = 15.5;
const WIDTHS = [16, 18, 20, 22, 24, 27, 30];

/** Classes for a title with a long line; empty if it fits at full size. */
function titleClasses(tagline: readonly string[]): string {
  const width = Math.max(...tagline.map(widthInLetters));
  if (width <= FULL_SIZE) return '';
  return ` long-title [--fit:calc(15/${WIDTHS.find((most) => width <= most) ?? WIDTHS.at(-1)})]`;
}

/** The first screen of the home page: tagline, two buttons, the stage picker on the line, two claims and three cards. */
export function Hero({ tagline, hero, claims, art, stages, words, vat, script }: Props) {
  const [first = '', second = '', going = ''] = tagline;
  return (
    <section
      id="hero"
      aria-labelledby="hero-title"
      className={`hero relative isolate overflow-x-clip${titleClasses(tagline)}`}
    >
      <div className="page-width hero-grid">
        <div className="max-lg:col-span-full lg:row-start-2 lg:grid lg:grid-cols-1">
          <h1 id="hero-title" className="hero-title">
            <span>{first}</span> <span>{second}</span> <Going word={going} />
          </h1>
          <p className="for-none-wide mt-3 text-muted leading-normal sm:mt-6 sm:text-lead sm:max-lg:text-balance lg:max-w-[33rem] lg:col-start-1 lg:row-start-3 lg:mt-33">
            {hero.lead}
          </p>
          <Instrument stages={stages} words={words} adviser={art.cto} script={script} vat={vat} />
          {/* Always two: a chosen stage's button takes the first place, and its 'Ask first' replaces the second. */}
          <div className="mt-4 flex flex-wrap gap-2 max-sm:*:w-auto max-sm:*:grow max-sm:[&>:not(.for-stage)]:px-4 sm:mt-7 sm:gap-3 lg:row-start-4 lg:mt-10">
            {stages.map(({ id, next, answer }) => (
              <ButtonLink
                key={id}
                href={answer.href}
                text={next}
                className={`for-stage for-${id} [--chosen:inline-flex]`}
              />
            ))}
            {/* As wide in a fallback font as in ours, so that its neighbour does not shift. */}
            <ButtonLink href={links.packages} text={hero.explore} className="hero-explore sm:min-w-48" />
            <ButtonLink href={links.contact} text={hero.contact} variant="secondary" className="hero-contact" />
          </div>
        </div>
        {/* Next to the stops on a phone, so that its reaction is visible. */}
        <HeroArt cards={art} stages={stages} words={words} />
        <dl className="flex flex-wrap justify-between gap-x-2 lg:mt-10 sm:justify-start sm:gap-x-10 sm:gap-y-4 lg:row-start-3">
          {claims.map((claim) => (
            <div key={claim.label} className="flex flex-row-reverse items-baseline justify-end gap-1.5 sm:gap-2.5">
              <dt className="text-muted text-caption sm:text-small">{claim.label}</dt>
              <dd className="font-bold font-display text-lead sm:text-h3">{claim.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HeroEnd />
    </section>
  );
}

const RISE = 'M6 386C220 380 420 392 620 384C800 376 900 320 985 232C1060 154 1110 84 1176 18';
/** To the stop of those who need hands: beside the climb, not its summit. */
const BRANCH = 'M600 385C660 383 690 412 754 412';
const HEAD = 'M1092 16H1178V100';
/** The same line from its tip, so that a dot is exactly there at every width. */
const DOTTED =
  'M1178 16C1110 84 1060 154 985 232C900 320 800 376 620 384C420 392 220 380 6 386M1178 16H1092M1178 16V100';
const BRANCH_DOTTED = 'M754 412C690 412 660 383 600 385';

// The momentum line of a wide screen: flat under the word, then rising behind the cards.
function Going({ word }: { word: string }) {
  return (
    <span className="relative">
      {word}
      <span className="going-long">
        <svg viewBox="0 0 1216 400" preserveAspectRatio="none" aria-hidden="true" className="going-ahead">
          <path d={DOTTED} className="momentum-line" vectorEffect="non-scaling-stroke" />
          {/* Three dots from the stop: more would run into those of the climb. */}
          <path
            d={BRANCH_DOTTED}
            className="momentum-line [stroke-dasharray:0_1.375rem_0_1.375rem_0_1.375rem_0_100vw]"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className="going-so-far">
          <svg viewBox="0 0 1216 400" preserveAspectRatio="none" aria-hidden="true">
            <MomentumPath d={RISE} />
            <MomentumPath d={HEAD} drawn="draw draw-late" />
          </svg>
        </span>
        <MomentumLine viewBox="0 0 1216 400" className="going-branch" d={BRANCH} drawn="draw draw-late" />
      </span>
    </span>
  );
}
