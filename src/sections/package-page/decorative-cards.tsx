import type { LinePosition } from '../../../catalogue/package-cards.ts';
import type { FloatingCard } from '../../../content/packages/floating-cards.ts';
import { MomentumPath } from '../../ui/momentum-path.tsx';
import { ArtCard, BUBBLES, CardHead, Meter } from '../art-card.tsx';
import { ArrowHead } from '../drawings/curves.tsx';

const DRIFTS = ['drift', 'drift drift-slow', 'drift drift-late', 'drift'] as const;

type Props = { linePosition: LinePosition; cards: readonly FloatingCard[]; note: string };

/** The floating cards of a package hero. Decorative: people and figures are invented, and the caption says so. */
export function DecorativeCards({ linePosition, cards, note }: Props) {
  return (
    <div>
      <div aria-hidden="true" tabIndex={-1} className="art-strip package-art">
        <PackageLine linePosition={linePosition} />
        {cards.map((card, index) => (
          <ArtCard
            key={card.title}
            className={`package-art-card ${card.rows ? 'max-sm:-order-1' : ''} ${DRIFTS[index % DRIFTS.length]}`}
          >
            <CardHead title={card.title} {...(card.person && { below: card.person, initial: card.person.charAt(0) })} />
            {card.reply ? (
              <div className="mt-3 grid gap-2 text-caption">
                <p className={`bg-(--accent-wash) ${BUBBLES.cto}`}>{card.text}</p>
                <p className={BUBBLES.founder}>{card.reply}</p>
              </div>
            ) : (
              <p className="mt-2 text-small">{card.text}</p>
            )}
            {card.rows && (
              <div className="mt-2.5">
                {card.rows.map((row) => (
                  <p key={row.text} className="flex justify-between gap-4 border-hairline border-t py-1.5 text-caption">
                    <span>{row.text}</span>
                    <span className="font-semibold text-(--accent)">{row.value}</span>
                  </p>
                ))}
              </div>
            )}
            {card.chips && (
              <p className="mt-2.5 flex gap-1.5">
                {card.chips.map((chip) => (
                  <span key={chip} className="rounded-full bg-(--accent-wash) px-2.5 py-0.5 text-caption">
                    {chip}
                  </span>
                ))}
              </p>
            )}
            {card.meter && (
              <div className="mt-2.5">
                <Meter {...card.meter} />
              </div>
            )}
          </ArtCard>
        ))}
      </div>
      <p className="text-caption sm:mt-4 sm:text-center">{note}</p>
    </div>
  );
}

type Stretch = readonly [path: string, head: string];

const HIGH = 'top-[8%] left-[95.2%] [--turn:-55deg]';

/** The package's position on the momentum line: flat, lifting, climbing, off the chart. */
const STRETCHES: readonly Stretch[] = [
  ['M-30 490C120 490 290 491 390 484C450 480 500 466 536 438', 'top-[84.2%] left-[95.7%] [--turn:-36deg]'],
  ['M-30 470C100 468 240 440 330 356C420 270 486 150 533 42', HIGH],
  ['M-30 480C140 468 270 400 360 280C436 180 484 110 530 36', 'top-[6.9%] left-[94.6%] [--turn:-55deg]'],
  ['M-30 500C150 500 320 470 410 320C470 220 496 120 504 30', 'top-[5.8%] left-[90%] [--turn:-84deg]'],
];
const STEADY: Stretch = ['M-30 470C90 466 200 420 290 330S430 190 533 44', HIGH];

/** A package's stretch of the momentum line on a ruled background. */
function PackageLine({ linePosition }: { linePosition: LinePosition }) {
  const place = linePosition === 'steady' ? -1 : Math.round(linePosition * (STRETCHES.length - 1));
  const [path, head] = STRETCHES[place] ?? STEADY;
  return (
    <div className="absolute inset-0 stroke-16 max-sm:hidden" data-flat={place === 0 || undefined}>
      <svg
        viewBox="0 0 560 520"
        preserveAspectRatio="none"
        className="package-art-line size-full overflow-visible"
        aria-hidden="true"
      >
        <path
          d="M0 60h560M0 160h560M0 260h560M0 360h560M0 460h560"
          className="stroke-1 stroke-current/12"
          vectorEffect="non-scaling-stroke"
        />
        <MomentumPath d={path} />
      </svg>
      <ArrowHead className={head} />
    </div>
  );
}
