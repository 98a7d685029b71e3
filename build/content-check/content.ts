import { catalogue } from '../../catalogue/orderable.ts';
import { privacy } from '../../content/en/legal/privacy.ts';
import { billingTerms, claims, stats } from '../../content/en/proof.ts';
import { factSchema, facts } from '../../content/facts.ts';
import { caveatSchema, caveats, finderRuleSchema, finderRules } from '../../content/finder.ts';
import { benefitSchema, benefits, serviceCardSchema, services } from '../../content/home.ts';
import { legalPageSchema } from '../../content/legal/legal-page.ts';
import { legalPages } from '../../content/legal/legal-pages.ts';
import { logoSchema, logos } from '../../content/logos.ts';
import { navigationLinkSchema, navigationLinks } from '../../content/navigation.ts';
import { floatingCardSchema, floatingCards } from '../../content/packages/floating-cards.ts';
import { packageSchema } from '../../content/packages/package.ts';
import { packages } from '../../content/packages/packages.ts';
import { billingTermsSchema, people, personSchema } from '../../content/proof.ts';
import { commonQuestions, homeQuestions, questionSchema } from '../../content/questions.ts';
import { ownRedirects, redirectSchema } from '../../content/redirects.ts';
import { figureSchema, pointSchema } from '../../content/shapes.ts';
import { stageSchema, stages } from '../../content/stages.ts';
import { stories, storySchema } from '../../content/stories.ts';
import {
  longTermTeams,
  longTermTeamsSchema,
  teamSchema,
  teams,
  technologyGroupSchema,
  technologyGroups,
} from '../../content/teams.ts';
import { teamsAdvantages, teamsQuestions, teamsSellingPoints } from '../../content/teams-page.ts';
import { type Content, companyFacts } from './validate.ts';

export const content: Content = {
  facts: companyFacts,
  lists: [
    { file: (id) => `content/packages/${id}.ts`, schema: packageSchema, entries: packages },
    { file: 'content/packages/floating-cards.ts', schema: floatingCardSchema, entries: Object.values(floatingCards) },
    { file: 'content/teams.ts', schema: teamSchema, entries: teams },
    { file: 'content/teams.ts', schema: longTermTeamsSchema, entries: [longTermTeams] },
    {
      file: (id) => `content/en/legal/${id}.ts`,
      schema: legalPageSchema,
      entries: [...legalPages, privacy({ hosted: true }), privacy({ hosted: false, countsVisits: true })],
    },
    { file: 'content/home.ts', schema: serviceCardSchema, entries: services },
    { file: 'content/home.ts', schema: benefitSchema, entries: benefits },
    { file: 'content/stages.ts', schema: stageSchema, entries: stages },
    { file: 'content/finder.ts', schema: finderRuleSchema, entries: finderRules },
    { file: 'content/finder.ts', schema: caveatSchema, entries: caveats },
    { file: 'content/stories.ts', schema: storySchema, entries: stories },
    { file: 'content/proof.ts', schema: personSchema, entries: people },
    { file: 'content/proof.ts', schema: billingTermsSchema, entries: [billingTerms] },
    { file: 'content/logos.ts', schema: logoSchema, entries: logos },
    { file: 'content/en/proof.ts', schema: figureSchema, entries: [...claims, ...stats] },
    { file: 'content/questions.ts', schema: questionSchema, entries: [...homeQuestions, ...commonQuestions] },
    { file: 'content/teams-page.ts', schema: questionSchema, entries: teamsQuestions },
    { file: 'content/teams-page.ts', schema: pointSchema, entries: [...teamsSellingPoints, ...teamsAdvantages] },
    { file: 'content/facts.ts', schema: factSchema, entries: Object.values(facts) },
    { file: 'content/teams.ts', schema: technologyGroupSchema, entries: technologyGroups },
    { file: 'content/redirects.ts', schema: redirectSchema, entries: ownRedirects },
    { file: 'content/navigation.ts', schema: navigationLinkSchema, entries: navigationLinks },
  ],
  packages,
  teams,
  catalogue,
  redirects: ownRedirects,
  navigation: navigationLinks,
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
