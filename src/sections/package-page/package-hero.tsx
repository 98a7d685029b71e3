import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';

type Props = {
  eyebrow: string;
  title: string;
  description: string;
  /** Printed, without its suffix; left out where the price is agreed. */
  price?: { amount: string; suffix: string };
  /** Where 'Order Now' leads; see `orderRoute`. */
  orderHref?: string;
  /** Stands in place of 'Order Now'. */
  button?: ReactNode;
  gradientTitle?: boolean;
  reducedPadding?: boolean;
  /** A background of the tokens, or the teams' gradient. */
  background?: 'paper' | 'wash' | 'gradient';
  /** Decorative cards beside the words. */
  children?: ReactNode;
};

const BACKGROUNDS = { paper: '', wash: 'bg-(--accent-wash)', gradient: 'on-gradient on-gradient-wide' } as const;

/** The first screen of a package: what it is, what it costs and how to order it. */
export function PackageHero({
  eyebrow,
  title,
  description,
  price,
  orderHref,
  button,
  gradientTitle = false,
  reducedPadding = false,
  background = 'wash',
  children,
}: Props) {
  const dark = background === 'gradient';
  return (
    <section aria-labelledby="package-title" className={`overflow-x-clip ${BACKGROUNDS[background]}`}>
      <div
        className={`page-width grid grid-cols-1 items-center gap-12 pt-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-20 ${reducedPadding ? 'pb-10' : 'pb-20 lg:pb-24'}`}
      >
        <div>
          <p className={`mb-4 font-semibold first-letter:uppercase ${dark ? 'text-lime' : 'text-(--accent)'}`}>
            {eyebrow}
          </p>
          <h1 id="package-title" className={`text-h1 ${gradientTitle ? 'gradient-title' : ''}`}>
            {title}
          </h1>
          <p className={`mt-7 max-w-measure text-lead ${dark ? '' : 'text-muted'}`}>{description}</p>
          {price && (
            <p className="mt-9 flex items-baseline gap-2">
              <span className="font-bold font-display text-price tracking-[-0.03em]">{price.amount}</span>
              <span className={dark ? '' : 'text-muted'}>{price.suffix}</span>
            </p>
          )}
          <p className="mt-6">
            {button ?? (
              <ButtonLink href={orderHref}>
                Order Now
                <span className="sr-only"> – {eyebrow}</span>
              </ButtonLink>
            )}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
