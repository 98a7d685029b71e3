import { commonQuestions, homeQuestions, type Question } from '../content/questions.ts';
import { teamsQuestions } from '../content/teams-page.ts';
import { fillIn } from '../domain/fill-in.ts';
import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { menuPackage } from './menu.ts';
import { isSampleAnswer } from './shipped-samples.ts';

const catalogueWords: Record<string, string> = Object.fromEntries(
  PACKAGE_IDS.flatMap((id) => {
    const { name, price } = menuPackage(id);
    return [
      [id, name],
      [`${id}-price`, price],
    ];
  }),
);

export type PageQuestion = Question & { isSample: boolean };

export function questionsWithPrices(own: readonly Question[]): PageQuestion[] {
  return [...own, ...commonQuestions].map((entry) => ({
    ...entry,
    answer: fillIn(entry.answer, catalogueWords),
    isSample: isSampleAnswer(entry),
  }));
}

export const homePageQuestions = questionsWithPrices(homeQuestions);
export const teamsPageQuestions = questionsWithPrices(teamsQuestions);
