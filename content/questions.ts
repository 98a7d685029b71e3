import { z } from '../domain/zod.ts';
import { commonQuestionWords, homeQuestionWords } from './en/questions.ts';
import { addressId, text } from './shapes.ts';
import { withWords } from './with-words.ts';

export const questionSchema = z.strictObject({
  /** The answer's anchor: `#answer-equity`. */
  id: addressId,
  question: text,
  /** Names and prices are filled in: `{kickoff}` is the package's name, `{kickoff-price}` its price. */
  answer: text,
});
export type Question = z.infer<typeof questionSchema>;

/** Questions on every page that sells something. A package's own questions are in its file. */
export const commonQuestions: readonly Question[] = withWords(
  [{ id: 'after-ordering' }, { id: 'cheaper' }, { id: 'equity' }, { id: 'cancelling' }, { id: 'code' }],
  commonQuestionWords,
);

export const homeQuestions: readonly Question[] = withWords(
  [{ id: 'time' }, { id: 'who' }, { id: 'outgrowing' }],
  homeQuestionWords,
);
