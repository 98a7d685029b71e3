import * as answerPages from './answer-pages.ts';
import { benefitSchema, benefits } from './benefits.ts';
import { caseStudyPage } from './case-study-page.ts';
import { catalogue } from './catalogue.ts';
import { checkoutPage, checkoutWithoutScript } from './checkout-page.ts';
import { claims, stats } from './claims.ts';
import { companyFacts } from './company-facts.ts';
import { comparePage } from './compare-page.ts';
import { confirmationPage } from './confirmation-page.ts';
import { contact } from './contact.ts';
import { factSchema, facts } from './facts.ts';
import * as figures from './figures.ts';
import { caveatSchema, caveats, finder, finderRuleSchema, finderRules } from './finder.ts';
import { home } from './home.ts';
import { homeHeroArt } from './home-hero-art.ts';
import { interfaceWords } from './interface.ts';
import { legalPageSchema } from './legal/legal-page.ts';
import { legalPages } from './legal/legal-pages.ts';
import { legalWords } from './legal/legal-words.ts';
import { privacy } from './legal/privacy.ts';
import { logoSchema, logos } from './logos.ts';
import { navigation } from './navigation.ts';
import { offer } from './offer.ts';
import { orderEstimate } from './order-estimate.ts';
import { orderSummary } from './order-summary.ts';
import { packagePageWords } from './package-page-words.ts';
import { floatingCardSchema, floatingCards } from './packages/floating-cards.ts';
import { packageSchema } from './packages/package.ts';
import { packages } from './packages/packages.ts';
import { palette } from './palette.ts';
import { plainWords } from './plain-words.ts';
import { commonQuestions, homeQuestions, questionSchema, questionWords } from './questions.ts';
import { ownRedirects, redirectSchema } from './redirects.ts';
import { serviceCardSchema, services } from './services.ts';
import { figureSchema, pointSchema } from './shapes.ts';
import { stageSchema, stages, stageWords } from './stages.ts';
import { stories, storySchema } from './stories.ts';
import { longTermTeams, longTermTeamsSchema, teamSchema, teams } from './teams.ts';
import { teamsAdvantages, teamsPage, teamsQuestions, teamsSellingPoints } from './teams-page.ts';
import { technologyGroupSchema, technologyGroups } from './technology.ts';
import { textSchemas } from './text-schemas.ts';
import { type Content, findContentProblems } from './validate.ts';
import { vat } from './vat.ts';

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
      entries: [...legalPages, privacy({ hosted: true })],
    },
    { file: 'content/services.ts', schema: serviceCardSchema, entries: services },
    { file: 'content/benefits.ts', schema: benefitSchema, entries: benefits },
    { file: 'content/stages.ts', schema: stageSchema, entries: stages },
    { file: 'content/finder.ts', schema: finderRuleSchema, entries: finderRules },
    { file: 'content/finder.ts', schema: caveatSchema, entries: caveats },
    { file: 'content/stories.ts', schema: storySchema, entries: stories },
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
    'content/offer.ts': offer,
    'content/vat.ts': vat,
    'content/legal/legal-words.ts': legalWords,
    'content/order-estimate.ts': orderEstimate,
    'content/order-summary.ts': orderSummary,
    'content/navigation.ts': navigation,
    'content/plain-words.ts': plainWords,
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

/** Stops the build with a sentence for each thing that is wrong with the content. */
export function assertContent(): void {
  const problems = findContentProblems(content);
  if (problems.length > 0) throw new Error(`The content is not right:\n- ${problems.join('\n- ')}`);
}
