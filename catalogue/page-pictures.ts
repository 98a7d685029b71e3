import { company } from '../content/company.ts';
import { comparePage } from '../content/en/compare-page.ts';
import { finder } from '../content/en/finder.ts';
import { caseStudyPage } from '../content/en/stories.ts';
import { packages } from '../content/packages/packages.ts';
import { stages } from '../content/stages.ts';
import { caseStudies } from '../content/stories.ts';
import { longTermTeams, teamsFrom } from '../content/teams.ts';
import { teamsPage } from '../content/teams-page.ts';
import type { HighlightColor } from '../domain/catalogue.ts';
import { links } from '../domain/links.ts';
import type { PackageId } from '../domain/package-ids.ts';
import { amountOn, formatAmount, formatStartingPrice, type PriceReading } from '../domain/price.ts';
import { linePositionOf } from './package-cards.ts';
import { isSampleStory } from './shipped-samples.ts';

// The content of each page's sharing picture. `build/share-pictures.ts` draws it, the page's head names it.

/** From the lowest package's stretch of the momentum line to where it leaves the chart. */
const CLIMB = ['flat', 'lifting', 'climbing', 'leaving'] as const;

/** A stretch of the momentum line: a package's, the home page's whole line, or another page's. */
export type Stretch = (typeof CLIMB)[number] | 'whole' | 'steady' | 'story' | 'asked' | 'side-by-side';

type PrintedPrice = { amount: string; suffix: string };

export type PagePicture = {
  eyebrow?: string;
  title: string | readonly string[];
  price?: PrintedPrice;
  stretch: Stretch;
  stops?: readonly number[];
  stage?: string;
  ground: HighlightColor | 'paper' | 'ink';
  columns?: readonly { name: string; price: PrintedPrice }[];
  portrait?: string;
  mark?: string;
};

function placeOf(id: PackageId): Pick<PagePicture, 'stretch' | 'stops' | 'stage'> {
  const linePosition = linePositionOf(id);
  const stage = stages.find((candidate) => candidate.package === id)?.label;
  const stretch = linePosition === 'steady' ? linePosition : CLIMB[Math.round(linePosition * (CLIMB.length - 1))];
  return { stretch: stretch ?? 'steady', stops: [88], ...(stage !== undefined && { stage }) };
}

export function pagePictures(reading: PriceReading): ReadonlyMap<string, PagePicture> {
  const packagePictures = packages.map(({ id, name, price, pricingSuffix: suffix, highlightColor, page }) => {
    const amount = formatAmount(amountOn('page', price, reading));
    const picture = { eyebrow: name, title: page.title, price: { amount, suffix }, ground: highlightColor };
    return [links.package(id), { ...picture, ...placeOf(id) }] as const;
  });
  const stories = caseStudies.map((story) => {
    const { company: firm, image, caseStudy } = story;
    const picture: PagePicture = {
      eyebrow: caseStudyPage.eyebrow.replace('{company}', firm),
      // One sentence a line, if that keeps them large.
      title: caseStudy.title.split(/(?<=[.!?]) /),
      stretch: 'story',
      ground: 'ink',
      portrait: image,
      ...(isSampleStory(story) && { mark: caseStudyPage.sample.title }),
    };
    return [links.caseStudy(caseStudy.id), picture] as const;
  });
  return new Map<string, PagePicture>([
    [
      links.home,
      { title: company.taglineLines, stretch: 'whole', stops: [146, 440, 730, 1011, 1066], ground: 'paper' },
    ],
    ...packagePictures,
    [
      links.package(longTermTeams.id),
      {
        eyebrow: longTermTeams.promise,
        title: teamsPage.hero.title,
        price: { amount: formatStartingPrice(teamsFrom), suffix: longTermTeams.pricingSuffix },
        ...placeOf(longTermTeams.id),
        ground: longTermTeams.highlightColor,
      },
    ],
    [
      links.compare,
      {
        title: comparePage.heading,
        stretch: 'side-by-side',
        stops: packages.map((_, index) => 82 + (index * 1056) / packages.length),
        ground: 'paper',
        columns: packages.map(({ name, price, pricingSuffix: suffix }) => ({
          name,
          price: { amount: formatAmount(amountOn('card', price, reading)), suffix },
        })),
      },
    ],
    [links.find, { title: finder.title, stretch: 'asked', stops: [120, 370, 620, 840, 990], ground: 'violet' }],
    ...stories,
  ]);
}

export function plainPicture(title: string): PagePicture {
  return { title, stretch: 'flat', ground: 'paper' };
}

export function pictureWords({ eyebrow, title, price, columns = [], stage, mark }: PagePicture): string {
  const words = typeof title === 'string' ? title : title.join(' ');
  const parts = [company.name, eyebrow, words, price && printed(price), ...columns.map(columnWords), stage, mark];
  return parts.filter((part) => part !== undefined).join(' · ');
}

const printed = ({ amount, suffix }: PrintedPrice) => `${amount}${suffix.startsWith('/') ? '' : ' '}${suffix}`;
const columnWords = ({ name, price }: { name: string; price: PrintedPrice }) => `${name} ${printed(price)}`;
