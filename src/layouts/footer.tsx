import { type MenuPackage, navigationIn } from '../../catalogue/menu.ts';
import { company, phoneLink, tagline } from '../../content/company.ts';
import { navigation } from '../../content/en/navigation.ts';
import { languages } from '../../content/languages.ts';
import { LANGUAGE_CODE, LANGUAGE_PATH, pathIn } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { TextLink } from '../ui/button.tsx';
import { MomentumLine } from '../ui/momentum-path.tsx';
import { Brand } from './brand.tsx';

/** The footer: contact facts and links to every page. `year` is the current year. */
export function Footer({ packages, year, path }: { packages: MenuPackage[]; year: number; path: string }) {
  const { street, postcode, city, country } = company.address;
  const { footer } = navigation;
  return (
    <footer className="on-ink render-late relative isolate overflow-clip">
      <div className="page-width pt-10 pb-4 md:pt-14">
        <div className="grid grid-cols-2 items-start gap-x-8 gap-y-6 md:gap-y-10 md:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1.4fr_1.4fr]">
          {/* The mark has no tile here: its line starts flush with the text below, and the name is as near as with it. */}
          <div className="-ml-1.5 max-lg:col-span-full [&_.brand]:-ml-2">
            <Brand />
          </div>
          <nav aria-label={navigation.labels.footer} className="contents">
            <FooterColumn title={footer.site} links={navigationIn('footer').map(({ to, label }) => [to, label])} />
            <FooterColumn title={footer.packages} links={packages.map(({ href, name }) => [href, name])} />
          </nav>
          <div className="max-md:col-span-full">
            <h2 className={HEADING}>{footer.contact}</h2>
            {/* Side by side on a phone, unless the email address is too long. */}
            <address className="mt-4 flex flex-wrap gap-x-8 gap-y-2.5 text-small not-italic md:flex-col">
              <p className="grid grow basis-35 content-start gap-y-2.5 md:basis-auto">
                <TextLink href={`mailto:${company.email}`} text={company.email} className="hover:text-lime" />{' '}
                <TextLink href={phoneLink} text={company.phone} className="hover:text-lime" />
              </p>
              <p className="grow basis-35 text-on-ink-muted md:basis-auto">
                {street}
                <br />
                {postcode} {city}
                <span className="max-md:hidden">
                  <br />
                  {country}
                </span>
              </p>
            </address>
          </div>
        </div>
        <p className="mt-[clamp(2rem,4vw,3rem)] text-balance max-md:hidden font-bold font-display text-[clamp(2.25rem,5.9vw,4.75rem)] leading-[1.05] tracking-[-0.03em]">
          {tagline}
        </p>
      </div>
      <MomentumLine
        viewBox="0 0 1200 120"
        className="mb-4 block h-[clamp(4rem,8vw,5rem)] w-full overflow-visible stroke-6"
        d="M-20 96C460 96 900 92 1230 10"
        drawn=""
      />
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-ink-line border-t py-4 text-on-ink-muted text-small">
          <div className="flex grow items-center justify-between gap-x-8 md:grow-0">
            <p className="py-2">
              © <span data-year>{year}</span> {company.name}
            </p>
            <LanguageLinks path={path} className="tap-link hover:text-lime" />
          </div>
          <LegalLinks className="hover:text-lime" />
        </div>
      </div>
    </footer>
  );
}

const HEADING = 'font-sans font-semibold text-on-ink-muted text-small tracking-normal';

function FooterColumn({ title, links }: { title: string; links: [href: string, text: string][] }) {
  return (
    <div>
      <h2 className={HEADING}>{title}</h2>
      <ul className="mt-4 grid gap-2.5 text-small">
        {links.map(([href, text]) => (
          <li key={href}>
            <TextLink href={href} text={text} className="hover:text-lime" />
          </li>
        ))}
      </ul>
    </div>
  );
}

const QUIET_LINK = 'tap-link underline underline-offset-4 hover:text-violet';

/** The checkout's footer: contact and legal links. `year` is the current year. */
export function QuietFooter({ year, path }: { year: number; path: string }) {
  const { street, postcode, city } = company.address;
  return (
    <footer className="border-hairline border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 py-5 text-muted text-small">
        <p className="py-2.5">
          © <span data-year>{year}</span> {company.name}, {street}, {postcode} {city}
        </p>
        <address className="flex flex-wrap gap-x-6 not-italic">
          <TextLink href={`mailto:${company.email}`} text={company.email} className={QUIET_LINK} />{' '}
          <TextLink href={phoneLink} text={company.phone} className={QUIET_LINK} />
        </address>
        <LegalLinks className="underline underline-offset-4 hover:text-violet" />
        <LanguageLinks path={path} className={QUIET_LINK} />
      </div>
    </footer>
  );
}

function LegalLinks({ className }: { className: string }) {
  return (
    <nav aria-label={navigation.labels.legal}>
      <ul className="flex flex-wrap gap-x-6">
        {navigationIn('legal').map(({ id, label, to }) => (
          <li key={id}>
            <TextLink href={to} text={label} className={`tap-link ${className}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to this page in the other languages, each in its own. `change-language.ts` keeps query and step. */
export function LanguageLinks({ path, className }: { path: string; className: string }) {
  // What is not found has no twin.
  const own = path === `${LANGUAGE_PATH}/404` ? links.home : path;
  return Object.entries(languages).map(
    ([code, { name }]) =>
      code !== LANGUAGE_CODE && (
        <a
          key={code}
          href={pathIn(code, own)}
          lang={code}
          hrefLang={code}
          className={className}
          data-loses-card={navigation.losesCard}
        >
          {name}
        </a>
      ),
  );
}
