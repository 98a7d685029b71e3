import { company, tagline } from '../../content/company.ts';
import type { Package } from '../../content/packages/package.ts';
import { links } from '../../domain/links.ts';
import { amountOn } from '../../domain/price.ts';
import { priceReading } from '../printed-catalogue.ts';

// Astro's `site`, which `astro.config.ts` always sets from PUBLIC_SITE_URL.
const site = new URL(import.meta.env.SITE);

/** The company as schema.org sees it. */
export function organisationData(): object {
  const { street, postcode, city, countryCode } = company.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: company.name,
    slogan: tagline,
    url: site.href,
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
}

/** A package as schema.org sees it: a service with an offer. */
export function packageData(pack: Package, description: string): object {
  const amount = amountOn('structured-data', pack.price, priceReading);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: pack.name,
    description,
    url: new URL(links.package(pack.id), site).href,
    provider: { '@type': 'Organization', name: company.name, url: site.href },
    ...(amount !== 'custom' && {
      offers: { '@type': 'Offer', price: (amount / 100).toFixed(2), priceCurrency: 'EUR' },
    }),
  };
}

/** Packages as schema.org sees a list of them. */
export function packageListData(packages: readonly Package[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: packages.map((pack, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: packageData(pack, pack.promise),
    })),
  };
}
