import type { PageQuestion } from '../../catalogue/printed.ts';
import type { QuestionWords } from '../../content/en/questions.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { Section } from '../ui/section.tsx';
import { People, type Persons } from './people.tsx';

type Props = { words: QuestionWords; questions: readonly PageQuestion[]; large?: boolean };

/** Questions that unfold. Each answer has an id; browsers open it for a fragment or a find-in-page match. */
export function QuestionList({ words, questions, large = false }: Props) {
  return (
    <div>
      {questions.map(({ id, question, answer, isSample }) => (
        <details key={id} className="unfold question">
          <summary className={large ? 'lg:min-h-16 lg:font-display lg:text-lead/[1.2]' : undefined}>
            <span>
              {question} {isSample && <span>{words.sample}</span>}
            </span>
          </summary>
          <p id={`answer-${id}`}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

type PackageProps = Props & { name: string; askHref: string; people: Persons };

export function PackageQuestions({ words, questions, name, askHref, people }: PackageProps) {
  return (
    <Section
      id="questions"
      title={fillIn(words.packageTitle, { name })}
      beside={<QuestionList words={words} questions={questions} large />}
    >
      <a href={askHref} className="text-link">
        {words.ask}
      </a>
      <People {...people} className="mt-9" />
    </Section>
  );
}
