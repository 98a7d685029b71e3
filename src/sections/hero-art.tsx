import type { HomeHeroArt } from '../../content/home-hero-art.ts';
import type { StageWords } from '../../content/stages.ts';
import type { StageAnswer } from '../catalogue/stages.ts';
import { MomentumPath } from '../ui/momentum-path.tsx';
import { ArtCard, BUBBLES, Earned, Meter, ScoreRing } from './art-card.tsx';

/** How many scores are earned before each part of the second card. */
const BEFORE = ['[--before:0]', '[--before:1]', '[--before:2]'] as const;

type Props = { cards: HomeHeroArt; stages: readonly StageAnswer[]; words: StageWords };

/**
 * Three cards like product screens in front of the momentum line, which react to the chosen stage. Decorative: no facts, and
 * the stage picker says the same in text.
 */
export function HeroArt({ cards, stages, words }: Props) {
  const { fundability, confidence, cto, note } = cards;
  return (
    <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center">
      <div aria-hidden="true" className="hero-art">
        <RisingLine className="hero-art-line absolute inset-0 size-full sm:hidden" />
        <ArtCard className="hero-art-score earned drift [--before:4]">
          <p className="font-semibold text-caption text-muted">{fundability.title}</p>
          <ScoreRing score={fundability.score} />
          <p className="grid items-baseline justify-items-center *:[grid-area:1/1]">
            <span className="earned-figure rounded-full bg-lime px-3 py-1 font-semibold text-caption">
              {fundability.note}
            </span>
            <span className="earned-words rounded-full border border-control border-dashed px-3 py-0.75">
              {words.notTested}
            </span>
          </p>
        </ArtCard>
        <ArtCard className="hero-art-confidence drift drift-slow">
          <div className="earned flex items-baseline justify-between [--before:3]">
            <p className="font-semibold text-caption text-muted">{confidence.title}</p>
            <p className="earned-total font-bold font-display text-h3">
              <Earned figure={`${confidence.score}%`} untested={words.notTested} />
            </p>
          </div>
          <div className="mt-3 grid gap-2.5">
            {confidence.parts.map((part, index) => (
              <div key={part.label} className={`earned ${BEFORE[index]}`}>
                <Meter {...part} untested={words.notTested} />
              </div>
            ))}
          </div>
        </ArtCard>
        <ArtCard className="hero-art-chat drift drift-late">
          <p className="flex items-center gap-2.5 font-semibold text-caption">
            <span className="flex size-8 items-center justify-center rounded-full bg-ink font-display text-lime">
              {cto.name.charAt(0)}
            </span>
            <span>
              {cto.name}
              <span className="block font-normal text-muted">{cto.role}</span>
            </span>
          </p>
          <div className="mt-3 grid text-caption *:[grid-area:1/1]">
            <div className="for-none grid gap-2">
              {cto.messages.map((message) => (
                <p
                  key={message.text}
                  className={`${BUBBLES[message.from]} ${message.from === 'cto' ? 'bg-violet-wash' : ''}`}
                >
                  {message.text}
                </p>
              ))}
            </div>
            <div className="for-any content-end">
              <p className={BUBBLES.founder}>{words.founder}</p>
              {stages.map(({ id, cto: advice }) => (
                <p key={id} className={`bg-violet-wash ${BUBBLES.cto} for-stage for-${id}`}>
                  {advice}
                </p>
              ))}
            </div>
          </div>
        </ArtCard>
      </div>
      <p className="mt-4 text-center text-caption text-muted lg:text-right">{note}</p>
    </div>
  );
}

/** The momentum line on a ruled ground: flat at first, then lifting to an arrow at the top right. */
function RisingLine({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 540"
      preserveAspectRatio="none"
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      {[90, 180, 270, 360, 450].map((y) => (
        <line key={y} x1="0" x2="560" y1={y} y2={y} className="stroke-hairline" vectorEffect="non-scaling-stroke" />
      ))}
      <g strokeWidth="16">
        <MomentumPath d="M-30 470C90 470 170 462 250 410C350 345 400 210 535 40" />
        <MomentumPath d="M462 40H535V116" />
      </g>
    </svg>
  );
}
