import type { Benefit } from '../../content/benefits.ts';
import { Icon } from '../ui/icon.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';

type Props = { id?: string; eyebrow?: string; title: string; benefits: readonly Benefit[] };

/** Benefits side by side: 'The Advantage' on the home page, outcomes and advantages elsewhere. */
export function Benefits({ id, eyebrow, title, benefits }: Props) {
  const headingId = `${id ?? 'benefits'}-title`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      tabIndex={-1}
      className="section-gap unseen-[52rem] sm:unseen-[44rem] lg:unseen-[33rem] outline-none"
    >
      <div className="page-width py-8">
        <SectionHeading id={headingId} title={title} {...(eyebrow && { eyebrow })} />
        <BenefitList benefits={benefits} />
      </div>
    </section>
  );
}

/** The list by itself, each benefit under a rule. */
export function BenefitList({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className={`mt-12 grid gap-8 sm:grid-cols-2 ${benefits.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
      {benefits.map((benefit) => (
        <li key={benefit.title} className="border-ink border-t-2 pt-6">
          {benefit.fact ? (
            <p className="flex flex-col">
              <span className="marker w-fit font-bold font-display text-figure tracking-[-0.03em]">
                {benefit.fact.figure}
              </span>
              <span className="mt-3 text-muted">{benefit.fact.label}</span>
            </p>
          ) : (
            <Icon name={benefit.icon} className="size-7 text-(--accent)" />
          )}
          <h3 className={benefit.fact ? 'mt-8 text-h3' : 'mt-5 text-h3'}>{benefit.title}</h3>
          <p className="mt-2.5 text-muted">{benefit.description}</p>
        </li>
      ))}
    </ul>
  );
}
