import { isSampleStory } from '../../catalogue/shipped-samples.ts';
import { company, tagline } from '../../content/company.ts';
import { comparePage } from '../../content/en/compare-page.ts';
import { finder } from '../../content/en/finder.ts';
import { home } from '../../content/en/home.ts';
import { llmsText as words } from '../../content/en/llms-text.ts';
import { sectionTitles } from '../../content/en/package-names.ts';
import { caseStudyPage } from '../../content/en/stories.ts';
import type { Package } from '../../content/packages/package.ts';
import { packages } from '../../content/packages/packages.ts';
import { caseStudies } from '../../content/stories.ts';
import { longTermTeams, teams, teamsFrom } from '../../content/teams.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links, SECURITY_PATH } from '../../domain/links.ts';
import { amountOn, formatAmount, formatPrice, type PriceReading, perHour } from '../../domain/price.ts';

const { card } = home.packages;

export function plainText(site: URL, reading: PriceReading): string {
  const link = (text: string, path: string) => `[${text}](${new URL(path, site).href})`;

  const packageText = (pack: Package) => {
    const { name, price, pricingSuffix, promise, bestFor, outcome, addon, addonLinkText } = pack;
    const below = packages.find(({ id }) => id === pack.inherits);
    return [
      `### ${link(name, links.package(pack.id))}: ${formatPrice(amountOn('page', price, reading), pricingSuffix)}`,
      `${promise}.\n${words.bestFor} ${bestFor}\n${words.outcome} ${outcome}`,
      [
        below ? fillIn(words.plus, { name: below.name }) : words.included,
        ...pack.sections
          .filter(({ features }) => features.length > 0)
          .map(
            ({ id, features }) =>
              `- ${sectionTitles[id]}: ${features.map(({ text, note }) => (note ? `${text} (${note})` : text)).join('; ')}`,
          ),
        ...(addon
          ? [`- ${fillIn(card.addon, { addon, price: `+${formatAmount(teamsFrom)}` })} ${addonLinkText ?? ''}`.trim()]
          : []),
      ].join('\n'),
    ];
  };

  const teamLines = teams.map(({ title, hours, cost, description }) => {
    if (hours === null || cost === 'custom') return `- ${title}: ${words.agreed}. ${description}`;
    const price = formatPrice(cost, longTermTeams.pricingSuffix);
    const anHour = fillIn(words.perHour, { price: formatAmount(perHour(cost, hours)) });
    return `- ${title}: ${fillIn(words.hours, { hours })}, ${price} (${anHour}). ${description}`;
  });

  // No program should take samples for facts.
  const real = caseStudies.filter((story) => !isSampleStory(story));
  const caseStudyLines = real.map(({ company: firm, caseStudy: { id, lead } }) => {
    return `- ${link(fillIn(caseStudyPage.eyebrow, { company: firm }), links.caseStudy(id))}: ${lead}`;
  });

  const { street, postcode, city, country } = company.address;
  const paragraphs = [
    `# ${company.name}`,
    `> ${tagline}. ${home.metaDescription}`,
    `## ${words.packages}`,
    words.prices,
    ...packages.flatMap(packageText),
    `## ${words.teams}`,
    `${link(longTermTeams.title, links.package(longTermTeams.id))}: ${longTermTeams.promise}.`,
    teamLines.join('\n'),
    `## ${words.ordering}`,
    words.checkout,
    `## ${words.contact}`,
    [
      `- ${words.email} ${company.email}`,
      `- ${words.phone} ${company.phone}`,
      `- ${words.address} ${street}, ${postcode} ${city}, ${country}`,
      `- ${words.form} ${new URL(links.contact, site).href}`,
    ].join('\n'),
    words.promise,
    `## ${words.pages}`,
    [
      `- ${link(comparePage.title, links.compare)}: ${comparePage.metaDescription}`,
      `- ${link(finder.title, links.find)}: ${finder.metaDescription}`,
    ].join('\n'),
    ...(caseStudyLines.length > 0 ? [`## ${words.caseStudies}`, caseStudyLines.join('\n')] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** The security contact of RFC 9116. Expires a year after the start of the build's month: the same for all its builds. */
export function securityContact(email: string, site: URL, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return [
    `Contact: mailto:${email}?subject=Security`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_PATH, site).href}`,
    '',
  ].join('\n');
}
