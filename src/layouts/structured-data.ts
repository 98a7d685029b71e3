import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  Organization,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { company, tagline } from '../../content/company.ts';
import { comparePage } from '../../content/compare-page.ts';
import type { Package } from '../../content/packages/package.ts';
import type { Question } from '../../content/questions.ts';
import type { CaseStudy, Story } from '../../content/stories.ts';
import { longTermTeams, teams } from '../../content/teams.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { type Amount, amountOn } from '../../domain/price.ts';
import { priceReading } from '../catalogue/prices.ts';

// What pages say of themselves to machines, in the words of schema.org: only what their readers see too.

/** A thing of schema.org that a page is about or holds. */
export type PageThing = Exclude<Thing, string>;

// Astro's `site`, which `astro.config.ts` always sets from PUBLIC_SITE_URL.
const address = (path: string) => new URL(path, import.meta.env.SITE).href;

/** The company on every page: told in full on the home page, and named by this id elsewhere. */
const COMPANY = { '@id': address('/#company') };

/** The data of a page as the text of its script. A closing tag inside the data would end the script, so `<` is escaped. */
export function jsonOf(things: readonly PageThing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The company and its site. */
export function siteData(): PageThing[] {
  const { street, postcode, city, countryCode } = company.address;
  const organisation: Organization = {
    '@type': 'Organization',
    ...COMPANY,
    name: company.name,
    slogan: tagline,
    url: address(links.home),
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
  };
  const site: WebSite = {
    '@type': 'WebSite',
    name: company.name,
    url: address(links.home),
    inLanguage: LANGUAGE,
    publisher: COMPANY,
  };
  return [organisation, site];
}

/** Where a page stands: below the home page. */
export function breadcrumb(name: string, path: string): BreadcrumbList {
  const items = [
    { name: company.name, path: links.home },
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: address(item.path),
    })),
  };
}

/** An offer at a fixed price; none where the price is agreed in a conversation. */
function offerOf(amount: Amount, isMonthly: boolean, name?: string): Offer | undefined {
  if (amount === 'custom') return undefined;
  const price = { price: (amount / 100).toFixed(2), priceCurrency: 'EUR' } as const;
  return {
    '@type': 'Offer',
    ...(name && { name }),
    ...price,
    priceSpecification: {
      // MON is the code for a month of UN/CEFACT's Recommendation 20, which schema.org refers to.
      ...(isMonthly
        ? { '@type': 'UnitPriceSpecification', billingDuration: 1, unitCode: 'MON' }
        : { '@type': 'PriceSpecification' }),
      ...price,
      valueAddedTaxIncluded: !company.pricesPlusVat,
    },
  };
}

/** A package: a service with an offer. */
export function packageData(pack: Package, description: string = pack.promise): Service {
  const offer = offerOf(amountOn('structured-data', pack.price, priceReading), !pack.isOneTime);
  return {
    '@type': 'Service',
    name: pack.name,
    description,
    url: address(links.package(pack.id)),
    provider: { '@type': 'Organization', ...COMPANY, name: company.name },
    ...(offer && { offers: offer }),
  };
}

/** The long-term teams: a service with an offer for each size that has a price. */
export function teamsData(description: string): Service {
  return {
    '@type': 'Service',
    name: longTermTeams.title,
    description,
    url: address(links.package(longTermTeams.id)),
    provider: { '@type': 'Organization', ...COMPANY, name: company.name },
    offers: teams.flatMap(({ title, cost }) => offerOf(cost, true, title) ?? []),
  };
}

/** Packages side by side. */
export function packageListData(packages: readonly Package[]): ItemList {
  return {
    '@type': 'ItemList',
    name: comparePage.heading,
    itemListElement: packages.map((pack, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: packageData(pack),
    })),
  };
}

/** A case study: an article, and no review. A sample tells of nobody, so nothing is said of it. */
export function caseStudyData({ isSample, company: firm }: Story, caseStudy: CaseStudy): Article[] {
  if (isSample) return [];
  return [
    {
      '@type': 'Article',
      headline: caseStudy.title,
      description: caseStudy.lead,
      url: address(links.caseStudy(caseStudy.id)),
      about: { '@type': 'Organization', name: firm },
      author: { '@type': 'Organization', ...COMPANY, name: company.name },
    },
  ];
}

/** Questions with their answers as they stand on the page; samples answer nothing yet, so they are left out. */
export function faqPage(questions: readonly Question[]): FAQPage {
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
