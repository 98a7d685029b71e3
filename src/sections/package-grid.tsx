import type { PackageCard } from '../printed-catalogue.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import { PackageCardView } from './package-card.tsx';

type Props = { title: string; lead: string; legend: string; cards: readonly PackageCard[]; children?: React.ReactNode };

/** The package cards side by side, their rows aligned, so that they can be compared at a glance. */
export function PackageGrid({ title, lead, legend, cards, children }: Props) {
  return (
    <section
      id="packages"
      aria-labelledby="packages-title"
      tabIndex={-1}
      className="section-gap unseen-[278rem] sm:unseen-[168rem] lg:unseen-[166rem] outline-none"
    >
      <div className="page-width py-8">
        <SectionHeading id="packages-title" title={title} lead={lead} />
        <ul className="package-grid mt-14">
          {cards.map((card) => (
            <PackageCardView key={card.id} card={card} />
          ))}
        </ul>
        <p className="mt-5 text-muted text-small max-lg:hidden">{legend}</p>
        {children}
      </div>
    </section>
  );
}
