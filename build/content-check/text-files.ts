import * as answerPages from '../../content/en/answer-pages.ts';
import * as checkoutWords from '../../content/en/checkout-page.ts';
import { comparePage } from '../../content/en/compare-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import { examplePlan } from '../../content/en/example-plan.ts';
import { finder } from '../../content/en/finder.ts';
import { home } from '../../content/en/home.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { legalWords } from '../../content/en/legal/legal-words.ts';
import { llmsText } from '../../content/en/llms-text.ts';
import * as mails from '../../content/en/mails.ts';
import { navigation } from '../../content/en/navigation.ts';
import * as offerWords from '../../content/en/offer.ts';
import { packagePageWords } from '../../content/en/package-page-words.ts';
import { proofWords } from '../../content/en/proof.ts';
import { questionWords } from '../../content/en/questions.ts';
import { stageWords } from '../../content/en/stages.ts';
import { caseStudyPage } from '../../content/en/stories.ts';
import { vat } from '../../content/en/vat.ts';
import * as figures from '../../content/figures.ts';
import { homeHeroArt } from '../../content/home.ts';
import { chosenCardSchema } from '../../content/packages/floating-cards.ts';
import { palette } from '../../content/palette.ts';
import { text } from '../../content/shapes.ts';
import { teamsPage } from '../../content/teams-page.ts';
import { RECORD_KEYS } from '../../domain/checkout-keeping.ts';
import { PAYMENT_FIELDS, PERSONAL_FIELDS } from '../../domain/checkout-records.ts';
import { CHECKOUT_STEPS } from '../../domain/checkout-steps.ts';
import { CONTACT_FIELDS } from '../../domain/contact-message.ts';
import { z } from '../../domain/zod.ts';
import type { ContentList } from './validate.ts';

// The texts of each file by name: a missing, empty or misspelt one stops the build. Kept apart from the texts, so that no
// browser script includes these lists.

/** Texts under these names, which spaces separate. */
const texts = (names: string) => Object.fromEntries(Array.from(names.matchAll(/\S+/g), ([name]) => [name, text]));
const words = (names: string) => z.strictObject(texts(names));
const each = (schema: z.ZodMiniType, ...names: string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])));
const some = (schema: z.ZodMiniType) => z.array(schema).check(z.minLength(1));
const controlWords = z.strictObject({ label: text, placeholder: z.optional(text), hint: z.optional(text) });

const textFile = (file: string, own: object, shape: z.core.$ZodLooseShape): ContentList => ({
  file,
  isFile: true,
  schema: z.strictObject(shape),
  entries: [own],
});

export const textFiles: readonly ContentList[] = [
  textFile('content/en/mails.ts', mails, {
    acknowledgement: words('subject heading text footer'),
    answer: words('subject greeting greetingWithoutName intro'),
  }),
  textFile('content/en/home.ts', home, {
    ...texts('title metaDescription'),
    hero: words('lead explore contact'),
    logos: words('title sample pause pauseWhat'),
    whatWeDo: words('eyebrow title lead button'),
    stats: words('title text drawing'),
    packages: z.strictObject({
      ...texts('eyebrow title lead compare unsure'),
      card: words('legend popular bestFor outcome listed allOf alreadyIncluded notIncluded higher addon'),
      teamsBanner: words('title text button about contact'),
      innovationBanner: words('title text button about'),
    }),
    benefits: words('eyebrow title source'),
    stories: words('eyebrow title lead quoted link linkOf beganWith sample'),
  }),
  textFile('content/home.ts', homeHeroArt, {
    ...texts('note'),
    fundability: z.strictObject({ ...texts('title note'), score: z.number() }),
    confidence: z.strictObject({
      ...texts('title note'),
      score: z.number(),
      parts: some(z.strictObject({ ...texts('label'), percent: z.number() })),
    }),
    cto: z.strictObject({ ...texts('name role'), messages: some(words('from text')) }),
  }),
  textFile('content/en/stages.ts', stageWords, {
    ...texts('question hint ifToday ask askAbout reset founder notTested yours unsure pick answerQuestions'),
  }),
  textFile('content/en/finder.ts', finder, {
    ...texts('title metaDescription progress next back choose finish rules person'),
    budget: words('question under above'),
    result: words(`
      title eyebrow closest order ask offer see compare why against withinBudget paidOnce aboveBudget beyondBudget
      points up adds answers change again message
    `),
    whom: z.strictObject({ ...texts('title eyebrow ask description'), result: words('ask why') }),
    answers: z.strictObject({ ...texts('title lead metaDescription unevaluated budget again'), points: some(text) }),
  }),
  textFile('content/teams-page.ts', teamsPage, {
    ...texts('metaTitle metaDescription sellingPoints'),
    hero: words('title lead button'),
    floatingCards: some(chosenCardSchema),
    packages: z.strictObject({ ...texts('title lead note button buttonTarget hours fte perHour'), days: some(text) }),
    calculator: words(`
      title lead hours slider chartPrice chartHours months invalid together pair twice askTogether fte spare
      perMonth perHour perHourUsed perHourHint total totalOf next stale agreed note order offer status
    `),
    custom: words('title text basicTeam basicTeamLink consultation order'),
    structure: z.strictObject({
      ...texts('title lead'),
      you: words('title description'),
      manager: words('title description'),
      groups: some(z.strictObject({ ...texts('title'), roles: some(words('title description')) })),
    }),
    advantages: words('title'),
    technology: words('title lead'),
    closing: words('title text button'),
  }),
  textFile('content/en/package-page-words.ts', packagePageWords, {
    ...texts('order workingTogether moreOfStep atAGlance alreadyIn notIncluded'),
    bar: words('label'),
    decision: words(`
      title ask askAbout other otherWhenFirst down up beside adds leavesOut unlisted more less instead see compare
    `),
  }),
  textFile('content/en/compare-page.ts', comparePage, {
    ...texts(`
      title metaTitle metaDescription heading lead stage stageNone stageAnswer onlyDifferences print caption first
      second twice next addonPrice bestFor outcome more order see included asIn missing
    `),
    legend: words('own inherited missing'),
    names: z.record(text, text),
    closing: words('title text button ask'),
  }),
  textFile('content/en/stories.ts', caseStudyPage, {
    ...texts('eyebrow beganWith done quote'),
    sample: words('title text'),
    stretch: words('title before after'),
    begin: words('title ask askAbout'),
    next: words('title link linkOf'),
  }),
  textFile('content/en/checkout-page.ts', checkoutWords, {
    checkoutPage: z.strictObject({
      ...texts('orderingAs changeDetails missingDetails expiredDetails missingDetailsLink unknownPackage'),
      ...texts('unknownPackageLink'),
      steps: each(text, ...CHECKOUT_STEPS.map(({ id }) => id)),
      progress: words('label done current onPhone'),
      personal: z.strictObject({
        ...texts('lead submit'),
        fields: each(words('label'), ...PERSONAL_FIELDS),
        privacy: words('text link'),
        toast: words('title description'),
      }),
      payment: z.strictObject({
        ...texts('note testCard testCardholder back submit waiting'),
        fields: each(words('label'), ...PAYMENT_FIELDS),
        toast: words('title description'),
      }),
      confirmation: words('title text'),
      dataOnDevice: z.strictObject({
        ...texts('title nothing kept held order until typed erase'),
        records: each(text, ...Object.keys(RECORD_KEYS), 'sent'),
      }),
    }),
    checkoutWithoutScript: words('text link'),
    orderSummary: words('title show hide included subtotal total custom sizes choose'),
    cardHints: words('americanExpress checkDigit month past'),
  }),
  textFile('content/en/confirmation-page.ts', confirmationPage, {
    ...texts('details nextSteps home package'),
    terms: words('name email phone company'),
    ahead: z.strictObject({
      ...texts('label'),
      points: some(z.strictObject({ ...texts('title text'), enter: z.optional(text), done: z.optional(text) })),
    }),
    send: z.strictObject({
      ...texts('held note submit sending wrong cut'),
      reached: words('unknown notYet no sending maybe yes'),
      next: words('send again later check changed offline enter wait'),
      why: words('reached offline refused too-many not-stored not-loaded unanswered'),
      other: words('yes maybe'),
    }),
    order: words('title package price name email phone company estimate additionalInfo cut'),
  }),
  textFile('content/en/contact.ts', contact, {
    ...texts('title lead trap submit sending another tryAgain writeInstead mailSubject offline'),
    choices: words('notSure none oneOff'),
    charactersLeft: words('one other'),
    charactersTooMany: words('one other'),
    facts: words('email phone office'),
    fields: each(controlWords, ...CONTACT_FIELDS),
    privacy: words('text link'),
    next: z.strictObject({ ...texts('title'), steps: some(words('title text')) }),
    toasts: each(words('title description'), 'missing', 'failed', 'sent'),
  }),
  textFile('content/en/answer-pages.ts', answerPages, {
    messageNotSent: z.strictObject({
      ...texts('title text stillEmpty back contact'),
      reasons: each(text, ...CONTACT_FIELDS, 'too-large', 'too-many', 'not-sent'),
      missing: words('title description'),
    }),
    messageSent: words('title text packages link'),
    notFound: words('code title text link packages'),
  }),
  textFile('content/en/questions.ts', questionWords, texts('title packageTitle ask sample')),
  textFile('content/en/example-plan.ts', examplePlan, {
    ...texts('title metaDescription eyebrow heading lead back link'),
    steps: some(words('figure title')),
    sections: some(z.strictObject({ ...texts('title'), lines: some(text) })),
  }),
  textFile('content/en/offer.ts', offerWords, {
    offer: words(`
      title metaDescription date included assumptions asOfDate oneTime monthly fourWeeks custom total contact
      notContract print order ask
    `),
    orderEstimate: z.strictObject({ ...texts('both asked'), hours: words('one other'), months: words('one other') }),
  }),
  textFile('content/en/vat.ts', vat, texts('behindPrice note')),
  textFile('content/en/legal/legal-words.ts', legalWords, {
    ...texts('eyebrow changed sample onThisPage'),
    closing: words('title text button'),
  }),
  textFile('content/en/proof.ts', proofWords, texts('people noticePeriod billingStart packageHours whatYouBuy')),
  textFile('content/en/navigation.ts', navigation, {
    ...texts(`
      skip home getStarted getStartedTarget backToPackage questions menu openMenu closeMenu losesCard
    `),
    footer: words('site packages contact'),
    notLoaded: words('text reload'),
    labels: words('main menu footer legal'),
  }),
  textFile('content/en/llms-text.ts', llmsText, {
    ...texts(`
      packages prices bestFor outcome included plus teams hours perHour agreed ordering checkout contact email phone
      address form promise pages caseStudies
    `),
  }),
  textFile('content/en/interface.ts', interfaceWords, {
    ...texts('errorSummary'),
    toast: words('region close'),
    carousel: words('role slideRole previous next slide'),
  }),
  { file: 'content/figures.ts', isFile: true, schema: z.record(text, text), entries: [{ ...figures }] },
  {
    file: 'content/palette.ts',
    isFile: true,
    schema: z.record(text, z.string().check(z.regex(/^#[\da-f]{6}$/i))),
    entries: [palette],
  },
];
