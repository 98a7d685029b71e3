import { examplePlan } from '../content/en/example-plan.ts';
import { home } from '../content/en/home.ts';
import { sectionTitles } from '../content/en/package-names.ts';
import type { Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams, teamsFrom } from '../content/teams.ts';
import { type ListedSection, listSections } from '../domain/catalogue.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import type { PackageId, TierId } from '../domain/package-ids.ts';
import { formatAmount } from '../domain/price.ts';
import { amountOf } from './prices.ts';
import { stageClasses } from './printed.ts';

type ExampleLink = { href: string; text: string };

const { card } = home.packages;

export const addonPrice = `+${formatAmount(teamsFrom)}`;

export const packageCards = packages.map(({ addon, addonLink, addonLinkText, ...pack }, place) => {
  const below = packages.find((candidate) => candidate.id === pack.inherits);
  const listed = listSections(pack, packages);
  const sectionsAbove = packages.slice(place + 1).flatMap((candidate) => listSections(candidate, packages));
  const higher = new Set(sectionsAbove.filter(({ features }) => features.length > 0).map(({ id }) => id));
  const countOf = (sections: ListedSection[]) => sections.flatMap(({ features }) => features).length;
  return {
    ...pack,
    link: links.package(pack.id),
    stageClasses: stageClasses(pack.id),
    price: amountOf(pack, 'card'),
    /** What the package adds comes first in its section. */
    listed: listed.map(({ id, features }) => ({
      title: sectionTitles[id],
      features: [...features.filter(({ from }) => !from), ...features.filter(({ from }) => from)],
      /** What is said of an empty section; undefined if it has features. */
      lacks: features.length > 0 ? undefined : higher.has(id) ? card.higher : card.notIncluded,
    })),
    count: countOf(listed),
    example: exampleOf(pack.id),
    ...(below && { includes: { name: below.name, count: countOf(listSections(below, packages)) } }),
    ...(addon && {
      addon: {
        text: fillIn(card.addon, { addon, price: addonPrice }),
        link: links.package(addonLink ?? longTermTeams.id),
        linkText: addonLinkText ?? longTermTeams.title,
      },
    }),
  };
});
export type PackageCard = (typeof packageCards)[number];
export type CardSection = PackageCard['listed'][number];

export function exampleOf(id: TierId): ExampleLink | undefined {
  return id === 'kickoff' ? { href: links.examplePlan, text: examplePlan.link } : undefined;
}

export function packageName(id: TierId): string {
  return (packages.find((pack) => pack.id === id) as Package).name;
}

/** A position along the momentum line, from 0 (flat) to 1 (off the page); or 'steady'. */
export type LinePosition = number | 'steady';

/** A package's position along the momentum line: a single package at 0, the long-term teams steady. */
export function linePositionOf(id: PackageId): LinePosition {
  const index = packages.findIndex((pack) => pack.id === id);
  return index < 0 ? 'steady' : index / Math.max(packages.length - 1, 1);
}
