import type { HomeHeroArt } from '../../content/home-hero-art.ts';
import { ArtCard, Meter, ScoreRing } from './art-card.tsx';
import { RisingLine } from './drawings/rising-line.tsx';

/** Three cards like screens of a product, in front of the momentum line. Decorative: nothing here is a fact. */
export function HeroArt({ cards }: { cards: HomeHeroArt }) {
  const { fundability, confidence, cto, note } = cards;
  return (
    <div>
      <div aria-hidden="true" className="hero-art">
        <RisingLine className="absolute inset-0 size-full lg:hidden" />
        <ArtCard className="hero-art-score drift">
          <p className="font-semibold text-caption text-muted">{fundability.title}</p>
          <ScoreRing score={fundability.score} />
          <p className="text-center">
            <span className="rounded-full bg-lime px-3 py-1 font-semibold text-caption">{fundability.note}</span>
          </p>
        </ArtCard>
        <ArtCard className="hero-art-confidence drift drift-slow">
          <div className="flex items-baseline justify-between">
            <p className="font-semibold text-caption text-muted">{confidence.title}</p>
            <p className="font-bold font-display text-h3">{confidence.score}%</p>
          </div>
          <div className="mt-3 grid gap-2.5">
            {confidence.parts.map((part) => (
              <Meter key={part.label} label={part.label} percent={part.percent} />
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
          <div className="mt-3 grid gap-2 text-caption">
            {cto.messages.map((message) => (
              <p key={message.text} className={message.from === 'cto' ? 'bubble-cto' : 'bubble-founder'}>
                {message.text}
              </p>
            ))}
          </div>
        </ArtCard>
      </div>
      <p className="mt-4 text-center text-caption text-muted lg:text-right">{note}</p>
    </div>
  );
}
