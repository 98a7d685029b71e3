import type { Climb } from '../../../catalogue/climb.ts';
import type { FloatingCard } from '../../../content/packages/floating-cards.ts';
import { ArtCard, BUBBLES, Meter } from '../art-card.tsx';
import { PackageLine } from '../drawings/package-line.tsx';

const DRIFTS = ['drift', 'drift drift-slow', 'drift drift-late', 'drift'] as const;

type Props = { climb: Climb; cards: readonly FloatingCard[]; note: string };

/** The floating cards of a package hero. Decorative: people and figures are invented, and the caption says so. */
export function DecorativeCards({ climb, cards, note }: Props) {
  return (
    <div>
      <div aria-hidden="true" className="package-art">
        <PackageLine climb={climb} />
        {cards.map((card, index) => (
          <ArtCard key={card.title} className={`package-art-card ${DRIFTS[index % DRIFTS.length]}`}>
            <CardBody card={card} />
          </ArtCard>
        ))}
      </div>
      <p className="mt-4 text-center text-caption">{note}</p>
    </div>
  );
}

function CardBody({ card }: { card: FloatingCard }) {
  return (
    <>
      <p className="flex items-center gap-2.5 font-semibold text-caption">
        {card.person && (
          <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-ink font-display text-lime">
            {card.person.charAt(0)}
          </span>
        )}
        <span>
          {card.title}
          {card.person && <span className="block font-normal text-muted">{card.person}</span>}
        </span>
      </p>
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
    </>
  );
}
