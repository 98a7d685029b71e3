import type { DrawnService, ListedService, OrderedFeature, Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import { listSections } from '../domain/catalogue.ts';

// A package's features are its one list of deliverables. Card, comparison, offer and plain text show it as is; page and
// checkout pick from it by id, some in their own wording.

function featureText(pack: Package, id: string): string | undefined {
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

export function servicesOf(pack: Package): { drawn: Titled<DrawnService>[]; listed: Titled<ListedService>[] } {
  return { drawn: pack.page.drawnServices.map(titled(pack)), listed: pack.page.services.map(titled(pack)) };
}

export function includedInOrder(pack: Package): string[] {
  return pack.checkout.features.map(({ of, as }: OrderedFeature) => as ?? featureText(pack, of) ?? '');
}
