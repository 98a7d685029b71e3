import type { ReactNode } from 'react';
import type { HomeWords } from '../../content/home.ts';
import type { ServiceCard } from '../../content/services.ts';
import { links } from '../../domain/links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { DeliveryBoard } from './drawings/delivery-board.tsx';
import { IdeaFunnel } from './drawings/idea-funnel.tsx';
import { ValidationCurve } from './drawings/validation-curve.tsx';

const DRAWINGS: Record<ServiceCard['visualization'], ReactNode> = {
  'idea-funnel': <IdeaFunnel />,
  'delivery-board': <DeliveryBoard />,
  'validation-curve': <ValidationCurve />,
};

type Props = { words: HomeWords['whatWeDo']; services: readonly ServiceCard[] };

/** The three services, each with a small drawing. */
export function WhatWeDo({ words, services }: Props) {
  return (
    <Section id="what-we-do" eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
      <ul className="mt-6 grid gap-4 sm:mt-8 sm:gap-5 lg:mt-14 lg:gap-6 lg:grid-cols-3">
        {services.map((service) => (
          <li
            key={service.title}
            className="plays overflow-clip rounded-card border border-hairline bg-surface md:max-lg:grid md:max-lg:grid-cols-2"
          >
            <div
              aria-hidden="true"
              className="grid content-center border-hairline bg-violet-wash max-sm:[&>svg]:h-28 max-md:border-b lg:border-b md:max-lg:border-r"
            >
              {DRAWINGS[service.visualization]}
            </div>
            <div className="p-4 sm:p-7">
              <h3 className="text-h3">{service.title}</h3>
              <p className="mt-1.5 text-muted max-sm:text-small sm:mt-3">{service.description}</p>
              {service.extendedDescription && (
                <p className="mt-1.5 font-medium max-sm:text-small sm:mt-3">{service.extendedDescription}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink href={links.packages} className="mt-6 lg:mt-12">
        {words.button}
      </ButtonLink>
    </Section>
  );
}
