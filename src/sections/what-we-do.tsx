import type { ReactNode } from 'react';
import type { Service } from '../../content/services.ts';
import { links } from '../links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { DeliveryBoard } from './drawings/delivery-board.tsx';
import { IdeaFunnel } from './drawings/idea-funnel.tsx';
import { ValidationCurve } from './drawings/validation-curve.tsx';

const DRAWINGS: Record<Service['visualization'], ReactNode> = {
  'idea-funnel': <IdeaFunnel />,
  'delivery-board': <DeliveryBoard />,
  'validation-curve': <ValidationCurve />,
};

type Props = { title: string; lead: string; button: string; services: readonly Service[] };

/** The three services, each with its own small drawing. */
export function WhatWeDo({ title, lead, button, services }: Props) {
  return (
    <section
      id="what-we-do"
      aria-labelledby="what-we-do-title"
      tabIndex={-1}
      className="section-gap unseen-[112rem] sm:unseen-[75rem] lg:unseen-[58rem] outline-none"
    >
      <div className="page-width py-8">
        <SectionHeading id="what-we-do-title" title={title} lead={lead} />
        <ul className="mt-14 grid gap-6 lg:grid-cols-3">
          {services.map((service) => (
            <li
              key={service.title}
              className="overflow-hidden rounded-card border border-hairline bg-surface md:max-lg:grid md:max-lg:grid-cols-2"
            >
              <div
                aria-hidden="true"
                className="grid content-center border-hairline bg-violet-wash max-md:border-b lg:border-b md:max-lg:border-r"
              >
                {DRAWINGS[service.visualization]}
              </div>
              <div className="p-7">
                <h3 className="text-h3">{service.title}</h3>
                <p className="mt-3 text-muted">{service.description}</p>
                {service.extendedDescription && <p className="mt-3 font-medium">{service.extendedDescription}</p>}
              </div>
            </li>
          ))}
        </ul>
        <ButtonLink href={links.packages} className="mt-12">
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
