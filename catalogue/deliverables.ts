import type { DrawnService, ListedService, OrderedFeature, Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import { listSections } from '../domain/catalogue.ts';

// A package's features are its one list of deliverables. Card, comparison, offer and plain text show it as it is; the page
// and the checkout take from it by id, in words of their own where they have some.

/** What a package calls a feature, its own or one of a lower package; undefined where the list has none of that id. */
export function featureText(pack: Package, id: string): string | undefined {
  return listSections(pack, packages)
    .flatMap(({ features }) => features)
    .find((feature) => feature.id === id)?.text;
}

type Titled<Service> = Service & { title: string };

const titled =
  (pack: Package) =>
  <Service extends { of: string; title?: string | undefined }>(service: Service): Titled<Service> => ({
    ...service,
    title: service.title ?? featureText(pack, service.of) ?? '',
  });

/** The services of a package's page, drawn and listed, with their titles. */
export function servicesOf(pack: Package): { drawn: Titled<DrawnService>[]; listed: Titled<ListedService>[] } {
  return { drawn: pack.page.drawnServices.map(titled(pack)), listed: pack.page.services.map(titled(pack)) };
}

/** 'What's included' beside an order of the package. */
export function includedInOrder(pack: Package): string[] {
  return pack.checkout.features.map(({ of, as }: OrderedFeature) => as ?? featureText(pack, of) ?? '');
}
