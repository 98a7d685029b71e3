import type { ReactNode, Ref } from 'react';
import type { FinderPackage } from '../../catalogue/printed-finder.ts';
import type { FinderWords } from '../../content/en/finder.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { SpokenPrice } from '../prices/price.tsx';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import type { Point } from './describe-fit.ts';

type Props = {
  words: Record<keyof FinderWords['result'], string>;
  pack: FinderPackage;
  eyebrow: string;
  reasons: readonly Point[];
  against: readonly Point[];
  ask: string;
  vat: string;
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

const LINK = 'tap-link underline underline-offset-4';

export function FinderResult({ words, pack, eyebrow, reasons, against, ask, vat, heading, children }: Props) {
  const { name, promise, price, up, links: to } = pack;
  return (
    <section aria-labelledby="found">
      <div className="on-ink rounded-card p-6 sm:p-10 lg:p-14">
        <p className="font-semibold text-lime text-small">{eyebrow}</p>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
          <div>
            <h2 id="found" ref={heading} tabIndex={-1} className="mt-2 text-h1 outline-none">
              {name}
            </h2>
            <p className="mt-4 max-w-measure text-lead text-on-ink-muted">{promise}</p>
          </div>
          <p className="font-bold font-display text-h2 first-letter:uppercase">
            <SpokenPrice price={price} />{' '}
            <span className="font-normal font-sans text-on-ink-muted text-small tracking-normal">{vat}</span>
          </p>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <span className="flex flex-wrap gap-3">
            <ButtonLink href={to.order} text={words.order} about={`– ${name}`} variant="lime" />
            <ButtonLink href={ask} text={words.ask} variant="on-dark" />
          </span>
          <TextLink href={to.page} text={fillIn(words.see, { name })} className={`text-small ${LINK}`} />
        </div>
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-2">
        <Points title={words.why} points={reasons} mark="before:border-4 before:border-ink before:bg-lime" />
        <Points title={words.against} points={against} mark="before:border-2 before:border-control">
          <p className="mt-4 flex flex-wrap gap-x-6 text-muted text-small">
            <TextLink href={to.offer} text={words.offer} className={LINK} />
            <TextLink href={links.compare} text={words.compare} className={LINK} />
          </p>
        </Points>
      </div>
      <div className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-2">
        {up && (
          <div className="flex flex-col card p-6 sm:p-8">
            <h3 className="font-sans font-semibold text-muted text-small tracking-normal">{words.up}</h3>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
              <span className="font-bold font-display text-h3">{up.name}</span>
              <span className="font-semibold">
                <SpokenPrice price={up.price} />
              </span>
            </p>
            <p className="mt-4 font-semibold text-small">{words.adds}</p>
            <ul className="mt-2 mb-4 grid gap-1.5 text-small">
              {up.features.map((feature) => (
                <li key={feature} className="finder-added">
                  {feature}
                </li>
              ))}
              {up.rest && <li className="ps-4 text-muted">{up.rest}</li>}
            </ul>
            <TextLink
              href={up.href}
              text={fillIn(words.see, { name: up.name })}
              className={`mt-auto w-fit font-semibold text-violet ${LINK}`}
            />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

type PointsProps = { title: string; points: readonly Point[]; mark: string; children?: ReactNode };

function Points({ title, points, mark, children }: PointsProps) {
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-4">
        {points.map(({ label, text }) => (
          <li
            key={`${label}${text}`}
            className={`relative border-hairline border-t py-3 ps-8 before:absolute before:top-4.75 before:left-0 before:size-4 before:rounded-full ${mark}`}
          >
            {label && <span className="block text-muted text-small">{label}</span>}
            {text}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
