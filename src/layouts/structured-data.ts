import type * as schema from 'schema-dts';
import { priceReading } from '../../catalogue/prices.ts';
import type { PageQuestion } from '../../catalogue/printed.ts';
import { company, tagline } from '../../content/company.ts';
import { comparePage } from '../../content/en/compare-page.ts';
import type { Package } from '../../content/packages/package.ts';
import type { CaseStudy, Story } from '../../content/stories.ts';
import { longTermTeams, teams } from '../../content/teams.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { type Amount, amountOn } from '../../domain/price.ts';

// schema.org data of the pages: only what visitors can see too.

export type PageThing = Exclude<schema.Thing, string>;

// Astro's `site`, which `astro.config.ts` sets from PUBLIC_SITE_URL.
const address = (path: string) => new URL(path, import.meta.env.SITE).href;

/** The company: in full on the home page, by this id elsewhere. */
const COMPANY = { '@id': address('/#company') };
const PROVIDER = { '@type': 'Organization', ...COMPANY, name: company.name } as const;

/** A page's data as JSON for its script. Escapes `<`, because a closing tag would end the script. */
export function jsonOf(things: readonly PageThing[]): string {
  const graph: schema.Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

export function siteData(): PageThing[] {
  const { street, postcode, city, countryCode } = company.address;
  const both = { name: company.name, url: address(links.home) };
  return [
    {
      '@type': 'Organization',
      ...COMPANY,
      ...both,
      slogan: tagline,
      logo: address('/icon-512.png'),
      email: company.email,
      telephone: company.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: postcode,
        addressLocality: city,
        addressCountry: countryCode,
      },
    },
    { '@type': 'WebSite', ...both, inLanguage: LANGUAGE, publisher: COMPANY },
  ];
}

/** Breadcrumbs: the page below the home page. */
export function breadcrumb(name: string, path: string): schema.BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: company.name, item: address(links.home) },
      { '@type': 'ListItem', position: 2, name, item: address(path) },
    ],
  };
}

function offerOf(amount: Amount, isMonthly: boolean, name?: string): schema.Offer | undefined {
  if (amount === 'custom') return undefined;
  const price = { price: (amount / 100).toFixed(2), priceCurrency: 'EUR' } as const;
  return {
    '@type': 'Offer',
    ...(name && { name }),
    ...price,
    priceSpecification: {
      // MON is UN/CEFACT Recommendation 20's code for a month.
      ...(isMonthly
        ? { '@type': 'UnitPriceSpecification', billingDuration: 1, unitCode: 'MON' }
        : { '@type': 'PriceSpecification' }),
      ...price,
      valueAddedTaxIncluded: !company.pricesPlusVat,
    },
  };
}

export function packageData({ name, id, price, isOneTime, promise }: Package, description: string = promise) {
  const offer = offerOf(amountOn('structured-data', price, priceReading), !isOneTime);
  return service(name, description, links.package(id), offer);
}

/** The long-term teams: a service with an offer for each size that has a price. */
export function teamsData(description: string): schema.Service {
  const offers = teams.flatMap(({ title, cost }) => offerOf(cost, true, title) ?? []);
  return service(longTermTeams.title, description, links.package(longTermTeams.id), offers);
}

function service(name: string, description: string, path: string, offers?: schema.Offer | schema.Offer[]) {
  const common = { '@type': 'Service', name, description, url: address(path), provider: PROVIDER } as const;
  return { ...common, ...(offers && { offers }) } satisfies schema.Service;
}

export function packageListData(packages: readonly Package[]): schema.ItemList {
  return {
    '@type': 'ItemList',
    name: comparePage.heading,
    itemListElement: packages.map((pack, at) => ({ '@type': 'ListItem', position: at + 1, item: packageData(pack) })),
  };
}

/** A case study as an article, not a review. */
export function caseStudyData({ company: firm }: Story, caseStudy: CaseStudy): schema.Article {
  return {
    '@type': 'Article',
    headline: caseStudy.title,
    description: caseStudy.lead,
    url: address(links.caseStudy(caseStudy.id)),
    about: { '@type': 'Organization', name: firm },
    author: PROVIDER,
  };
}

/** Questions and answers as shown on the page, without samples. */
export function faqPage(questions: readonly PageQuestion[]): schema.FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions
      .filter(({ isSample }) => !isSample)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
