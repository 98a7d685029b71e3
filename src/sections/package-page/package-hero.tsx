import type { ReactNode } from 'react';
import { Price, SpokenPrice } from '../../prices/price.tsx';
import { ButtonLink, type Way } from '../../ui/button.tsx';
import { HeroEnd } from '../../ui/section.tsx';

type Props = {
  /** A line above the title: the name, or a price. */
  eyebrow: string;
  title: string;
  description: string;
  /** Formatted, without its suffix; undefined for an agreed price. */
  price?: { amount: string; suffix: string };
  /** The checkout link; it is about the package, whose name the line above the title is unless it says otherwise. */
  order?: Way;
  note?: string | undefined;
  /** Shown instead of 'Order Now', or beside it if both are given. */
  button?: ReactNode;
  gradientTitle?: boolean;
  reducedPadding?: boolean;
  /** On the gradient of the teams, instead of the accent's wash. */
  dark?: boolean;
  /** The flag of a package that fits the visitor's stage; `carry-stage.ts` shows it. */
  yours?: string;
  /** The URL of a background picture, shown under a veil of the background colour. */
  picture?: string;
  children?: ReactNode;
};

const GRADIENT =
  'bg-[linear-gradient(100deg,var(--color-ink)_30%,var(--accent))] bg-clip-text text-transparent forced-colors:text-[CanvasText]';

/** The first screen of a package page: what it is, its price, and how to order it. */
export function PackageHero({
  eyebrow,
  title,
  description,
  price,
  order,
  note,
  button,
  gradientTitle = false,
  reducedPadding = false,
  dark = false,
  yours,
  picture,
  children,
}: Props) {
  return (
    <section
      aria-labelledby="package-title"
      className={`overflow-x-clip ${dark ? 'on-gradient' : 'bg-(--accent-wash)'} ${picture ? 'relative isolate' : ''}`}
    >
      {/* A veil of the background colour keeps text readable on any picture. */}
      {picture && (
        <img src={picture} alt="" className="absolute inset-0 -z-1 size-full max-w-full object-cover opacity-14" />
      )}
      <div
        className={`page-width grid grid-cols-1 items-center gap-5 pt-6 sm:gap-12 sm:pt-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] pb-6 sm:pb-10 lg:pt-16 ${reducedPadding ? '' : 'lg:pb-20'}`}
      >
        <div>
          <p
            className={`mb-3 flex items-center gap-3 font-semibold first-letter:uppercase ${dark ? 'text-lime' : 'text-(--accent)'}`}
          >
            <SpokenPrice price={eyebrow} />
            {yours && (
              <span className="package-flag -my-1 text-ink" data-yours hidden>
                {yours}
              </span>
            )}
          </p>
          <h1 id="package-title" className={`text-h1 ${gradientTitle ? GRADIENT : ''}`}>
            {title}
          </h1>
          <p className={`mt-4 max-w-measure sm:mt-6 sm:text-lead ${dark ? '' : 'text-muted'}`}>{description}</p>
          {price && (
            <p className="mt-5 flex items-baseline gap-2 sm:mt-8">
              <Price {...price} className="text-price" suffixClassName={dark ? '' : 'text-muted'} />
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-2 max-sm:*:w-auto max-sm:*:grow max-sm:*:px-4 sm:mt-6 sm:gap-3">
            {button}
            {order && (
              <ButtonLink
                {...order}
                about={order.about ?? `– ${eyebrow}`}
                data-prepare-in-view=""
                variant={dark ? (button ? 'on-dark' : 'lime') : 'primary'}
              />
            )}
          </div>
          {note && <p className="mt-4 max-w-measure text-muted text-small">{note}</p>}
        </div>
        {children}
      </div>
      <HeroEnd />
    </section>
  );
}
