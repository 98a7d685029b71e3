import type { TimelineStep } from '../../../content/package-pages/package-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { MomentumPath } from '../drawings/momentum-path.tsx';

/** The four steps of working together, on the momentum line. */
export function WorkingTogether({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <section
      aria-labelledby="timeline-title"
      className="on-ink unseen-[68rem] sm:unseen-[61rem] lg:unseen-[47rem] relative isolate overflow-clip"
    >
      <div className="page-width py-20 lg:py-28">
        <SectionHeading id="timeline-title" title="Working Together" onDark />
        <div className="relative mt-14 lg:mt-4">
          <svg viewBox="0 0 1200 240" preserveAspectRatio="none" aria-hidden="true" className="timeline-line">
            <MomentumPath
              d="M24 216C160 214 240 204 324 186C440 160 540 140 624 114C760 70 830 56 924 24C1010 -6 1110 -60 1240 -150"
              drawn="draw-on-scroll"
            />
          </svg>
          <ol className="timeline">
            {steps.map((step) => (
              <li key={step.number} className="timeline-step">
                <span className="timeline-number">{step.number}</span>
                <h3 className="mt-5 text-h3">{step.title}</h3>
                <p className="mt-2 text-on-ink-muted">{step.description}</p>
                {step.detailedDescription && <p className="mt-2 text-on-ink-muted">{step.detailedDescription}</p>}
                <ul className="mt-4 grid gap-1.5 text-small">
                  {step.features.map((feature) => (
                    <li key={feature} className="flex gap-2">
                      <Icon name="check" className="mt-0.5 size-4 shrink-0 text-lime" />
                      {feature}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
