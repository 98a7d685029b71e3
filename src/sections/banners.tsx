import { BannerLine } from '../ui/banner-line.tsx';
import { ButtonLink } from '../ui/button.tsx';

type Banner = { title: string; text: string; button: string; about: string };

type TeamsProps = {
  banner: Banner;
  href: string;
  price: string;
  /** The contact form with a team selected. */
  contact: { href: string; text: string };
  /** The text for visitors at a matching stage, and its classes. */
  yours?: { text: string; classes: string };
};

/** The long-term teams, on the purple gradient. */
export function TeamsBanner({ banner, href, price, contact, yours }: TeamsProps) {
  return (
    <div className="on-gradient relative isolate mt-5 grid gap-5 overflow-clip rounded-card border border-transparent p-5 pb-18 sm:px-8 sm:py-14 md:px-12 lg:grid-cols-[1fr_auto] lg:items-center">
      <BannerLine />
      <div>
        {yours && <p className={`package-flag text-ink ${yours.classes}`}>{yours.text}</p>}
        <h3 className="text-h2">{banner.title}</h3>
        <p className="mt-3 max-w-measure text-balance sm:text-lead">{banner.text}</p>
        <p className="mt-2 font-semibold first-letter:uppercase">{price}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href} variant="lime">
          {banner.button}
          <span className="sr-only"> {banner.about}</span>
        </ButtonLink>
        <ButtonLink href={contact.href} variant="on-dark">
          {contact.text}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The partner for corporate teams, marked as an external link. */
export function InnovationBanner({ banner, href }: { banner: Banner; href: string }) {
  return (
    <div className="mt-5 grid gap-4 rounded-card border border-hairline p-5 sm:p-8 md:grid-cols-[1fr_auto] md:items-center md:px-12">
      <div>
        <h3 className="text-h3">{banner.title}</h3>
        <p className="mt-2 max-w-measure text-muted max-sm:text-small">{banner.text}</p>
      </div>
      <ButtonLink href={href} variant="secondary" rel="noopener external">
        {banner.button}
        <span className="sr-only"> {banner.about}</span>
        <span aria-hidden="true">↗</span>
      </ButtonLink>
    </div>
  );
}
