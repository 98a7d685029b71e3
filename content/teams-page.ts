import { teamsAdvantagesWords, teamsPageWords, teamsQuestionWords, teamsSellingPointsWords } from './en/teams-page.ts';
import type { Question } from './questions.ts';
import type { Point } from './shapes.ts';
import { withWords } from './with-words.ts';

export const teamsPage = withWords(
  { floatingCards: [{ name: 'talent-pool' }, { name: 'developer' }, { name: 'designer' }] },
  teamsPageWords,
);
export type TeamsPageWords = typeof teamsPage;

export const teamsSellingPoints: readonly Point[] = withWords(
  [{ icon: 'users' }, { icon: 'clock' }, { icon: 'handshake' }],
  teamsSellingPointsWords,
);

export const teamsAdvantages: readonly Point[] = withWords(
  [{ icon: 'repeat' }, { icon: 'calendar' }, { icon: 'presentation' }, { icon: 'target' }],
  teamsAdvantagesWords,
);

export const teamsQuestions: readonly Question[] = withWords(
  [{ id: 'time' }, { id: 'who' }, { id: 'outgrowing' }],
  teamsQuestionWords,
);
