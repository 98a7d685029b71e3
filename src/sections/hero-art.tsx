import type { StageAnswer } from '../../catalogue/printed.ts';
import type { StageWords } from '../../content/en/stages.ts';
import type { HomeHeroArt } from '../../content/home.ts';
import { ArtCard, BUBBLES, CardHead, Earned, Meter, ScoreRing } from './art-card.tsx';

/** How many scores are earned before each part of the second card. */
const BEFORE = ['[--before:0]', '[--before:1]', '[--before:2]'] as const;

type Props = { cards: HomeHeroArt; stages: readonly StageAnswer[]; words: StageWords };

/** Three cards that react to the chosen stage. Decorative: the stage picker says the same in text. */
export function HeroArt({ cards, stages, words }: Props) {
  const { fundability, confidence, cto, note } = cards;
  return (
    <div className="max-lg:contents lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center">
      {/* A strip to swipe on a phone, and no stop of the keyboard. */}
      <div aria-hidden="true" tabIndex={-1} className="art-strip hero-art max-lg:col-span-full">
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
          <p className="mt-3 text-caption text-muted">{confidence.note}</p>
        </ArtCard>
        <ArtCard className="hero-art-chat drift drift-late">
          <CardHead title={cto.name} below={cto.role} initial={cto.name.charAt(0)} />
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
      <p className="text-caption text-muted max-sm:col-span-full sm:max-lg:order-1 sm:max-lg:self-center lg:mt-4 lg:text-right">
        {note}
      </p>
    </div>
  );
}
