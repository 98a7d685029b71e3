import { vat } from '../content/en/vat.ts';
import { packages } from '../content/packages/packages.ts';
import { caseStudies, stories, storyLink } from '../content/stories.ts';
import { longTermTeams, teamsFrom } from '../content/teams.ts';
import { links } from '../domain/links.ts';
import { contactChoiceFor, type PackageId } from '../domain/package-ids.ts';
import { formatStartingPrice } from '../domain/price.ts';
import { menuPackage } from './menu.ts';
import { linePositionOf } from './package-cards.ts';
import { amountOf, billingTermsOf } from './prices.ts';
import { isSampleStory } from './shipped-samples.ts';

// Success stories with the packages they began with: prices formatted, addresses filled in.

export const storySlides = stories.map((story) => {
  // Field by field: this data ships with the island.
  const { name, role, company, image, quote, result, caseStudy } = story;
  const link = storyLink(story);
  return {
    ...{ name, role, company, image, quote },
    isSample: isSampleStory(story),
    ...(result && { result }),
    ...(link !== undefined && { link }),
    ...(caseStudy && { beganWith: menuPackage(caseStudy.beganWith).name }),
  };
});
export type StorySlide = (typeof storySlides)[number];

export const caseStudyPages = caseStudies.map((story, index) => {
  const next = caseStudies[(index + 1) % caseStudies.length];
  const { beganWith } = story.caseStudy;
  const began = menuPackage(beganWith);
  return {
    story,
    isSample: isSampleStory(story),
    began: { ...began, price: withVat(began.price) },
    pack: packageToOrder(beganWith),
    linePosition: linePositionOf(beganWith),
    /** Prefills the contact form. */
    choice: contactChoiceFor(beganWith),
    next:
      next && next !== story
        ? {
            story: next,
            title: next.caseStudy.title,
            began: menuPackage(next.caseStudy.beganWith).name,
            href: links.caseStudy(next.caseStudy.id),
          }
        : null,
  };
});
export type CaseStudyPage = (typeof caseStudyPages)[number];

function withVat(price: string): string {
  return `${price} ${vat.behindPrice}`;
}

function packageToOrder(id: PackageId) {
  const pack = packages.find((candidate) => candidate.id === id);
  return {
    outcome: pack?.outcome ?? longTermTeams.promise,
    price: pack
      ? { amount: amountOf(pack, 'page'), suffix: withVat(pack.pricingSuffix) }
      : { amount: formatStartingPrice(teamsFrom), suffix: withVat(longTermTeams.pricingSuffix) },
    terms: billingTermsOf(id),
    orderHref: links.checkout(id),
    askHref: links.contactAbout(contactChoiceFor(id)),
  };
}
