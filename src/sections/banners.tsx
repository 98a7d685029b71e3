import { SpokenPrice } from '../prices/price.tsx';
import { ButtonLink, type Way } from '../ui/button.tsx';

type Banner = { title: string; text: string; button: string; about: string };

type TeamsProps = {
  banner: Banner;
  href: string;
  price: string;
  contact: Way;
  /** The text for visitors at a matching stage, and its classes. */
  yours?: { text: string; classes: string };
};

export function TeamsBanner({ banner, href, price, contact, yours }: TeamsProps) {
  return (
    <div className="on-gradient mt-8 grid gap-4 rounded-card border border-transparent p-4 sm:p-8 md:px-12 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-x-12">
      <div>
        {yours && <p className={`package-flag text-ink ${yours.classes}`}>{yours.text}</p>}
        <h3 className="text-h3 sm:text-h2 lg:text-[2.25rem]">{banner.title}</h3>
        <p className="mt-2 max-w-measure text-balance sm:text-lead">{banner.text}</p>
      </div>
      <div className="grid gap-4">
        <p className="whitespace-nowrap font-bold font-display text-h3 tracking-[-0.02em] first-letter:uppercase lg:text-[1.75rem]">
          <SpokenPrice price={price} />
        </p>
        <div className="flex flex-wrap gap-2 max-sm:*:w-auto max-sm:*:grow max-sm:*:px-3 sm:gap-3">
          <ButtonLink href={href} text={banner.button} about={banner.about} variant="lime" />
          <ButtonLink {...contact} variant="on-dark" />
        </div>
      </div>
    </div>
  );
}

/** The partner for corporate teams, marked as an external link. */
export function InnovationBanner({ banner, href }: { banner: Banner; href: string }) {
  return (
    <div className="relative mt-4 grid grid-cols-[1fr_auto] items-baseline gap-x-4 rounded-card border border-hairline p-4 text-small sm:px-8 md:px-12 lg:grid-cols-[auto_1fr_auto]">
      <h3 className="text-body sm:text-lead">{banner.title}</h3>
      <p className="text-muted max-lg:order-1 max-lg:col-span-full">{banner.text}</p>
      {/* The whole row leads there. */}
      <a
        href={href}
        rel="noopener external"
        className="whitespace-nowrap text-link after:absolute after:inset-0 after:rounded-card"
      >
        {banner.button} <span className="sr-only">{banner.about}</span>
        <span aria-hidden="true"> ↗</span>
      </a>
    </div>
  );
}
