import { commonQuestions, homeQuestions, type Question } from '../content/questions.ts';
import { teamsQuestions } from '../content/teams-page.ts';
import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { menuPackage } from './printed-catalogue.ts';
import { fillIn } from './ui/fill-in.ts';

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
export function printedQuestions(own: readonly Question[]): Question[] {
  return [...own, ...commonQuestions].map((entry) => ({ ...entry, answer: fillIn(entry.answer, catalogueWords) }));
}

export const homePageQuestions = printedQuestions(homeQuestions);
export const teamsPageQuestions = printedQuestions(teamsQuestions);
