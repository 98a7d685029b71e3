import { company, phoneLink, tagline } from '../../content/company.ts';
import { navigation } from '../../content/navigation.ts';
import { links } from '../../domain/links.ts';
import type { MenuPackage } from '../printed-catalogue.ts';
import { Brand } from './brand.tsx';

/** The footer: contact facts and every page. `year` is the current one. */
export function Footer({ packages, year }: { packages: MenuPackage[]; year: number }) {
  const { street, postcode, city, country } = company.address;
  return (
    <footer className="on-ink render-late">
      <div className="page-width grid gap-12 py-16 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <Brand />
          <p className="mt-5 max-w-xs text-on-ink-muted">{tagline}</p>
        </div>
        <nav aria-label={navigation.labels.footer}>
          <ul className="grid gap-2.5 text-small">
            <FooterLink href={links.whatWeDo} text={navigation.whatWeDo} />
            {packages.map((pack) => (
              <FooterLink key={pack.href} href={pack.href} text={pack.name} />
            ))}
            <FooterLink href={links.caseStudies} text={navigation.caseStudies} />
          </ul>
        </nav>
        <address className="grid content-start gap-2.5 text-small not-italic">
          <a className="hover:text-lime" href={`mailto:${company.email}`}>
            {company.email}
          </a>
          <a className="hover:text-lime" href={phoneLink}>
            {company.phone}
          </a>
          <p className="text-on-ink-muted">
            {street}
            <br />
            {postcode} {city}
            <br />
            {country}
          </p>
        </address>
      </div>
      <div className="page-width">
        <p className="border-ink-line border-t py-6 text-on-ink-muted text-small">
          © <span data-year>{year}</span> {company.name}
        </p>
      </div>
    </footer>
  );
}

function FooterLink({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <a className="hover:text-lime" href={href}>
        {text}
      </a>
    </li>
  );
}
