import { confidenceCard, ctoCard, fundabilityCard, illustrationNote } from '../../content/hero-cards.ts';
import { ArtCard, Meter, ScoreRing } from './art-card.tsx';
import { RisingLine } from './drawings/rising-line.tsx';

/** Three cards like screens of a product, in front of the momentum line. Decorative: nothing here is a fact. */
export function HeroArt() {
  return (
    <div>
      <div aria-hidden="true" className="hero-art">
        <RisingLine className="absolute inset-0 size-full" />
        <ArtCard className="hero-art-score drift">
          <p className="font-semibold text-caption text-muted">{fundabilityCard.title}</p>
          <ScoreRing score={fundabilityCard.score} />
          <p className="text-center">
            <span className="rounded-full bg-lime px-3 py-1 font-semibold text-caption">{fundabilityCard.note}</span>
          </p>
        </ArtCard>
        <ArtCard className="hero-art-confidence drift drift-slow">
          <div className="flex items-baseline justify-between">
            <p className="font-semibold text-caption text-muted">{confidenceCard.title}</p>
            <p className="font-bold font-display text-h3">{confidenceCard.score}%</p>
          </div>
          <div className="mt-3 grid gap-2.5">
            {confidenceCard.parts.map((part) => (
              <Meter key={part.label} label={part.label} percent={part.percent} />
            ))}
          </div>
        </ArtCard>
        <ArtCard className="hero-art-chat drift drift-late">
          <p className="flex items-center gap-2.5 font-semibold text-caption">
            <span className="flex size-8 items-center justify-center rounded-full bg-ink font-display text-lime">
              {ctoCard.name.charAt(0)}
            </span>
            <span>
              {ctoCard.name}
              <span className="block font-normal text-muted">{ctoCard.role}</span>
            </span>
          </p>
          <div className="mt-3 grid gap-2 text-caption">
            {ctoCard.messages.map((message) => (
              <p key={message.text} className={message.from === 'cto' ? 'bubble-cto' : 'bubble-founder'}>
                {message.text}
              </p>
            ))}
          </div>
        </ArtCard>
      </div>
      <p className="mt-4 text-center text-caption text-muted lg:text-right">{illustrationNote}</p>
    </div>
  );
}
