import { commonQuestions, homeQuestions, type Question } from '../../content/questions.ts';
import { teamsQuestions } from '../../content/teams-page.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { PACKAGE_IDS } from '../../domain/package-ids.ts';
import { menuPackage } from './menu.ts';

const catalogueWords: Record<string, string> = Object.fromEntries(
  PACKAGE_IDS.flatMap((id) => {
    const { name, price } = menuPackage(id);
    return [
      [id, name],
      [`${id}-price`, price],
    ];
  }),
);

/** A page's own questions and those of every page, with the names and prices of the catalogue in their answers. */
export function questionsWithPrices(own: readonly Question[]): Question[] {
  return [...own, ...commonQuestions].map((entry) => ({ ...entry, answer: fillIn(entry.answer, catalogueWords) }));
}

export const homePageQuestions = questionsWithPrices(homeQuestions);
export const teamsPageQuestions = questionsWithPrices(teamsQuestions);
