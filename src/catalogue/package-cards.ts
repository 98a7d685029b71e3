import type { Package } from '../../content/packages/package.ts';
import { packages } from '../../content/packages/packages.ts';
import { longTermTeams, teamsFrom } from '../../content/teams.ts';
import { type ListedSection, listSections } from '../../domain/catalogue.ts';
import { links } from '../../domain/links.ts';
import type { TierId } from '../../domain/package-ids.ts';
import { formatAmount } from '../../domain/price.ts';
import { amountOf } from './prices.ts';
import { stageClasses } from './stages.ts';

/** A package card: price formatted, features by section, inherited ones marked. */
export type PackageCard = Omit<
  Package,
  'sections' | 'price' | 'page' | 'checkout' | 'addon' | 'addonLink' | 'addonLinkText'
> & {
  price: string;
  link: string;
  /** Classes of the marker for visitors at this package's stage. */
  stageClasses: string;
  listed: ListedSection[];
  /** How many of the listed features are new in this package. */
  own: number;
  /** The name of the package whose features it includes, if any. */
  includes?: string;
  addon?: { text: string; price: string; link: string; linkText: string };
};

export const packageCards: PackageCard[] = packages.map((pack) => {
  const { sections: _, price: __, page: ___, checkout: ____, addon, addonLink, addonLinkText, ...card } = pack;
  const below = packages.find((candidate) => candidate.id === pack.inherits);
  const listed = listSections(pack, packages);
  return {
    ...card,
    link: links.package(pack.id),
    stageClasses: stageClasses(pack.id),
    price: amountOf(pack, 'card'),
    listed,
    own: listed.flatMap(({ features }) => features).filter(({ from }) => !from).length,
    ...(below && { includes: below.name }),
    ...(addon && {
      addon: {
        text: addon,
        price: `+${formatAmount(teamsFrom)}`,
        link: links.package(addonLink ?? longTermTeams.id),
        linkText: addonLinkText ?? longTermTeams.title,
      },
    }),
  };
});

/** A package's name. */
export function packageName(id: TierId): string {
  return (packages.find((pack) => pack.id === id) as Package).name;
}
