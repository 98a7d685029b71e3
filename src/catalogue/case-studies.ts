import { type Climb, climbOf } from '../../catalogue/climb.ts';
import { isSampleStory } from '../../catalogue/shipped-samples.ts';
import { packages } from '../../content/packages/packages.ts';
import { type CaseStudy, caseStudies, type Story, stories, storyLink } from '../../content/stories.ts';
import { longTermTeams, teamsFrom } from '../../content/teams.ts';
import { vat } from '../../content/vat.ts';
import { links } from '../../domain/links.ts';
import { type ContactChoiceId, contactChoiceFor, type PackageId } from '../../domain/package-ids.ts';
import { formatStartingPrice } from '../../domain/price.ts';
import { type BillingTerm, billingTermsOf } from './billing-terms.ts';
import { type MenuPackage, menuPackage } from './menu.ts';
import { amountOf } from './prices.ts';

// Success stories with the packages they began with: prices formatted, addresses filled in.

/** A story as the carousel shows it. */
export type StorySlide = Pick<Story, 'name' | 'role' | 'company' | 'image' | 'quote'> & {
  isSample: boolean;
  link?: string;
  /** The name of the package they began with. */
  beganWith?: string;
};

export const storySlides: StorySlide[] = stories.map((story) => {
  const { name, role, company, image, quote, caseStudy } = story;
  const link = storyLink(story);
  return {
    name,
    role,
    company,
    image,
    quote,
    isSample: isSampleStory(story),
    ...(link !== undefined && { link }),
    ...(caseStudy && { beganWith: menuPackage(caseStudy.beganWith).name }),
  };
});

/** The package offered at the end of a case study. */
export type PackageToOrder = {
  outcome: string;
  price: { amount: string; suffix: string };
  terms: readonly BillingTerm[];
  orderHref: string;
  askHref: string;
};

/** A story that has a page of its own, with what that page needs of the catalogue. */
export type CaseStudyPage = {
  story: Story & { caseStudy: CaseStudy };
  isSample: boolean;
  began: MenuPackage;
  pack: PackageToOrder;
  /** Where on the momentum line they began, from 0 to 1. */
  climb: Climb;
  /** The next story, wrapping round; undefined if there is only one. */
  next: { story: Story; title: string; began: string; href: string } | null;
  /** Prefills the contact form. */
  choice: ContactChoiceId;
};

export const caseStudyPages: CaseStudyPage[] = caseStudies.map((story, index) => {
  const next = caseStudies[(index + 1) % caseStudies.length];
  const { beganWith } = story.caseStudy;
  const began = menuPackage(beganWith);
  return {
    story,
    isSample: isSampleStory(story),
    began: { ...began, price: withVat(began.price) },
    pack: packageToOrder(beganWith),
    climb: climbOf(beganWith),
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

/** A price or its suffix, with the VAT note. */
function withVat(price: string): string {
  return `${price} ${vat.behindPrice}`;
}

function packageToOrder(id: PackageId): PackageToOrder {
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
