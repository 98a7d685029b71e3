import type { ReactNode } from 'react';
import type { HomeWords } from '../../content/en/home.ts';
import type { ServiceCard } from '../../content/home.ts';
import { links } from '../../domain/links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { IdeaFunnel, ValidationCurve } from './drawings/curves.tsx';

const DRAWINGS: Record<ServiceCard['visualization'], ReactNode> = {
  'idea-funnel': <IdeaFunnel />,
  'delivery-board': <DeliveryBoard />,
  'validation-curve': <ValidationCurve />,
};

export function WhatWeDo({ words, services }: { words: HomeWords['whatWeDo']; services: readonly ServiceCard[] }) {
  return (
    <Section id="what-we-do" eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
      <ol className="mt-5 sm:mt-8 grid gap-3 sm:gap-4 lg:gap-6 lg:mt-12 lg:grid-cols-3">
        {services.map((service) => (
          <li key={service.title} className="plays service">
            <div
              aria-hidden="true"
              className="grid items-center border-hairline bg-violet-wash max-sm:rounded-br-card max-sm:border-r max-sm:border-b lg:border-b"
            >
              {DRAWINGS[service.visualization]}
            </div>
            <div className="max-sm:contents max-sm:[&>p]:col-span-full max-sm:[&>p]:px-4 sm:p-6">
              <h3 className="px-4 text-h3 max-sm:pt-2 max-sm:text-[1.125rem]/[1.3] sm:px-0">{service.title}</h3>
              <p className="mt-3 text-pretty text-muted max-lg:text-small sm:mt-1 lg:mt-2 lg:text-balance">
                {service.description}
              </p>
              {service.extendedDescription && (
                <p className="mt-1 text-pretty font-medium max-lg:text-small max-sm:pb-4 lg:mt-2 lg:text-balance">
                  {service.extendedDescription}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink href={links.packages} text={words.button} className="mt-6 lg:mt-8" />
    </Section>
  );
}

const COLUMNS = [
  { x: 24, cards: [40, 88, 136] },
  { x: 148, cards: [40, 88] },
  { x: 272, cards: [40] },
];
const CARDS = COLUMNS.flatMap(({ x, cards }) => cards.map((y) => ({ x: x + 10, y })));

/** A box with round corners, as a path. */
function box(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${x} ${y + radius}${corner(1, -1)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}Z`;
}

function DeliveryBoard() {
  return (
    <svg viewBox="0 0 400 220" className="block w-full" aria-hidden="true">
      <path
        d={COLUMNS.map(({ x }) => box(x, 22, 104, 176, 12)).join('')}
        className="fill-surface stroke-hairline"
        strokeWidth="1.5"
      />
      <path
        d={CARDS.map(({ x, y }) => box(x, y, 84, 38, 7)).join('')}
        className="fill-violet-wash stroke-hairline"
        strokeWidth="1.5"
      />
      <path
        d={CARDS.map(({ x, y }) => `M${x + 10} ${y + 14}h46m-46 11h28`).join('')}
        className="fill-none stroke-control"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M190 178C240 182 262 168 300 132" pathLength="1" className="momentum-line play-stroke" strokeWidth="9" />
      <g className="play-part [--from:translate(-124px,50px)_rotate(5deg)] [--later:2] [--seen-from:1]">
        <g transform="rotate(-5 324 112)">
          <rect x="282" y="92" width="84" height="40" rx="7" className="fill-violet" />
          <path d="M294 107h46M294 118h28" className="fill-none stroke-surface" strokeWidth="3" strokeLinecap="round" />
        </g>
      </g>
    </svg>
  );
}
