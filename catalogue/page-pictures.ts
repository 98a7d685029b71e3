import { caseStudyPage } from '../content/case-study-page.ts';
import { company } from '../content/company.ts';
import { comparePage } from '../content/compare-page.ts';
import { finder } from '../content/finder.ts';
import { packages } from '../content/packages/packages.ts';
import { stages } from '../content/stages.ts';
import { caseStudies } from '../content/stories.ts';
import { longTermTeams, teamsFrom } from '../content/teams.ts';
import { teamsPage } from '../content/teams-page.ts';
import type { HighlightColor } from '../domain/catalogue.ts';
import { links } from '../domain/links.ts';
import type { PackageId } from '../domain/package-ids.ts';
import { amountOn, formatAmount, formatStartingPrice, type PriceReading } from '../domain/price.ts';
import { climbOf } from './climb.ts';

// What is on the picture that a page is shared with. `build/share-pictures.ts` draws them, and the page's head names them.

/** The lowest tier's stretch of the momentum line first, then to where it leaves the chart. */
const CLIMB = ['flat', 'lifting', 'climbing', 'leaving'] as const;

/** A stretch of the momentum line: a package's, the whole one of the home page's hero, or one that another page needs. */
export type Stretch = (typeof CLIMB)[number] | 'whole' | 'steady' | 'story' | 'asked' | 'side-by-side';

/** Printed under the build's reading. */
type PrintedPrice = { amount: string; suffix: string };

export type PagePicture = {
  /** The name of the page, above its promise. */
  eyebrow?: string;
  /** The promise: one text, or the lines in which it is set if that makes it no smaller. */
  title: string | readonly string[];
  price?: PrintedPrice;
  stretch: Stretch;
  /** Stops on the line, by their places from left to right in px of 1200. */
  stops?: readonly number[];
  /** Where a founder stands who begins here: written under the first stop. */
  stage?: string;
  ground: HighlightColor | 'paper' | 'ink';
  /** What stands side by side along the lower edge. */
  columns?: readonly { name: string; price: PrintedPrice }[];
  /** A file of `public/portraits` without its ending. */
  portrait?: string;
  /** What marks a story as a sample. */
  mark?: string;
};

/** A package's stretch of the line, and the stage at which it begins. */
function placeOf(id: PackageId): Pick<PagePicture, 'stretch' | 'stops' | 'stage'> {
  const climb = climbOf(id);
  const stage = stages.find((candidate) => candidate.package === id)?.label;
  const stretch = climb === 'steady' ? climb : CLIMB[Math.round(climb * (CLIMB.length - 1))];
  return { stretch: stretch ?? 'steady', stops: [88], ...(stage !== undefined && { stage }) };
}

/** The picture of each page that has one of its own, by the page's path. */
export function pagePictures(reading: PriceReading): ReadonlyMap<string, PagePicture> {
  const packagePictures = packages.map(({ id, name, price, pricingSuffix: suffix, highlightColor, page }) => {
    const amount = formatAmount(amountOn('page', price, reading));
    const picture = { eyebrow: name, title: page.title, price: { amount, suffix }, ground: highlightColor };
    return [links.package(id), { ...picture, ...placeOf(id) }] as const;
  });
  const stories = caseStudies.map(({ company: firm, image, isSample, caseStudy }) => {
    const picture: PagePicture = {
      eyebrow: caseStudyPage.eyebrow.replace('{company}', firm),
      // A sentence a line, where that leaves them large.
      title: caseStudy.title.split(/(?<=[.!?]) /),
      stretch: 'story',
      ground: 'ink',
      portrait: image,
      ...(isSample && { mark: caseStudyPage.sample.title }),
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

/** The picture of a page without one of its own: its title on the flat beginning of the line. */
export function plainPicture(title: string): PagePicture {
  return { title, stretch: 'flat', ground: 'paper' };
}

/** Everything that a picture says, for who does not see it. */
export function pictureWords({ eyebrow, title, price, columns = [], stage, mark }: PagePicture): string {
  const words = typeof title === 'string' ? title : title.join(' ');
  const parts = [company.name, eyebrow, words, price && printed(price), ...columns.map(columnWords), stage, mark];
  return parts.filter((part) => part !== undefined).join(' · ');
}

const printed = ({ amount, suffix }: PrintedPrice) => `${amount}${suffix.startsWith('/') ? '' : ' '}${suffix}`;
const columnWords = ({ name, price }: { name: string; price: PrintedPrice }) => `${name} ${printed(price)}`;
