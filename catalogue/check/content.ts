import { acknowledgement } from '../../content/acknowledgement.ts';
import * as answerPages from '../../content/answer-pages.ts';
import { benefitSchema, benefits } from '../../content/benefits.ts';
import { caseStudyPage } from '../../content/case-study-page.ts';
import { checkoutPage, checkoutWithoutScript } from '../../content/checkout-page.ts';
import { claims, stats } from '../../content/claims.ts';
import { comparePage } from '../../content/compare-page.ts';
import { confirmationPage } from '../../content/confirmation-page.ts';
import { contact } from '../../content/contact.ts';
import { examplePlan } from '../../content/example-plan.ts';
import { factSchema, facts } from '../../content/facts.ts';
import * as figures from '../../content/figures.ts';
import { caveatSchema, caveats, finder, finderRuleSchema, finderRules } from '../../content/finder.ts';
import { home } from '../../content/home.ts';
import { homeHeroArt } from '../../content/home-hero-art.ts';
import { interfaceWords } from '../../content/interface.ts';
import { legalPageSchema } from '../../content/legal/legal-page.ts';
import { legalPages } from '../../content/legal/legal-pages.ts';
import { legalWords } from '../../content/legal/legal-words.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { llmsText } from '../../content/llms-text.ts';
import { logoSchema, logos } from '../../content/logos.ts';
import { navigation } from '../../content/navigation.ts';
import { offer } from '../../content/offer.ts';
import { orderEstimate } from '../../content/order-estimate.ts';
import { orderSummary } from '../../content/order-summary.ts';
import { packagePageWords } from '../../content/package-page-words.ts';
import { floatingCardSchema, floatingCards } from '../../content/packages/floating-cards.ts';
import { packageSchema } from '../../content/packages/package.ts';
import { packages } from '../../content/packages/packages.ts';
import { palette } from '../../content/palette.ts';
import { billingTerms, billingTermsSchema, people, personSchema, proofWords } from '../../content/proof.ts';
import { commonQuestions, homeQuestions, questionSchema, questionWords } from '../../content/questions.ts';
import { ownRedirects, redirectSchema } from '../../content/redirects.ts';
import { serviceCardSchema, services } from '../../content/services.ts';
import { figureSchema, pointSchema } from '../../content/shapes.ts';
import { stageSchema, stages, stageWords } from '../../content/stages.ts';
import { stories, storySchema } from '../../content/stories.ts';
import { longTermTeams, longTermTeamsSchema, teamSchema, teams } from '../../content/teams.ts';
import { teamsAdvantages, teamsPage, teamsQuestions, teamsSellingPoints } from '../../content/teams-page.ts';
import { technologyGroupSchema, technologyGroups } from '../../content/technology.ts';
import { vat } from '../../content/vat.ts';
import { catalogue } from '../orderable.ts';
import { companyFacts } from './company-facts.ts';
import { textSchemas } from './text-schemas.ts';
import type { Content } from './validate.ts';

/** Everything that the build checks. */
export const content: Content = {
  facts: companyFacts,
  lists: [
    { file: (id) => `content/packages/${id}.ts`, schema: packageSchema, entries: packages },
    { file: 'content/packages/floating-cards.ts', schema: floatingCardSchema, entries: Object.values(floatingCards) },
    { file: 'content/teams.ts', schema: teamSchema, entries: teams },
    { file: 'content/teams.ts', schema: longTermTeamsSchema, entries: [longTermTeams] },
    {
      file: (id) => `content/legal/${id}.ts`,
      schema: legalPageSchema,
      entries: [...legalPages, privacy({ hosted: true }), privacy({ hosted: false, countsVisits: true })],
    },
    { file: 'content/services.ts', schema: serviceCardSchema, entries: services },
    { file: 'content/benefits.ts', schema: benefitSchema, entries: benefits },
    { file: 'content/stages.ts', schema: stageSchema, entries: stages },
    { file: 'content/finder.ts', schema: finderRuleSchema, entries: finderRules },
    { file: 'content/finder.ts', schema: caveatSchema, entries: caveats },
    { file: 'content/stories.ts', schema: storySchema, entries: stories },
    { file: 'content/proof.ts', schema: personSchema, entries: people },
    { file: 'content/proof.ts', schema: billingTermsSchema, entries: [billingTerms] },
    { file: 'content/logos.ts', schema: logoSchema, entries: logos },
    { file: 'content/claims.ts', schema: figureSchema, entries: [...claims, ...stats] },
    { file: 'content/questions.ts', schema: questionSchema, entries: [...homeQuestions, ...commonQuestions] },
    { file: 'content/teams-page.ts', schema: questionSchema, entries: teamsQuestions },
    { file: 'content/teams-page.ts', schema: pointSchema, entries: [...teamsSellingPoints, ...teamsAdvantages] },
    { file: 'content/facts.ts', schema: factSchema, entries: Object.values(facts) },
    { file: 'content/technology.ts', schema: technologyGroupSchema, entries: technologyGroups },
    { file: 'content/redirects.ts', schema: redirectSchema, entries: ownRedirects },
  ],
  texts: {
    'content/acknowledgement.ts': acknowledgement,
    'content/home.ts': home,
    'content/home-hero-art.ts': homeHeroArt,
    'content/stages.ts': stageWords,
    'content/finder.ts': finder,
    'content/teams-page.ts': teamsPage,
    'content/package-page-words.ts': packagePageWords,
    'content/compare-page.ts': comparePage,
    'content/case-study-page.ts': caseStudyPage,
    'content/checkout-page.ts': { checkoutPage, checkoutWithoutScript },
    'content/confirmation-page.ts': confirmationPage,
    'content/contact.ts': contact,
    'content/answer-pages.ts': answerPages,
    'content/questions.ts': { questionWords, homeQuestions, commonQuestions },
    'content/example-plan.ts': examplePlan,
    'content/offer.ts': offer,
    'content/proof.ts': proofWords,
    'content/vat.ts': vat,
    'content/legal/legal-words.ts': legalWords,
    'content/order-estimate.ts': orderEstimate,
    'content/order-summary.ts': orderSummary,
    'content/navigation.ts': navigation,
    'content/llms-text.ts': llmsText,
    'content/interface.ts': interfaceWords,
    'content/figures.ts': { ...figures },
    'content/palette.ts': palette,
  },
  textSchemas,
  packages,
  teams,
  catalogue,
  redirects: ownRedirects,
  stories,
  benefits,
  finderRules,
  questions: {
    'content/questions.ts': [...homeQuestions, ...commonQuestions],
    'content/teams-page.ts': [...teamsQuestions, ...commonQuestions],
    ...Object.fromEntries(
      packages.map(({ id, page }) => [`content/packages/${id}.ts`, [...page.questions, ...commonQuestions]]),
    ),
  },
};
