import type { Person } from '../../content/proof.ts';
import type { QuestionWords } from '../../content/questions.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { PageQuestion } from '../catalogue/questions.ts';
import { Section } from '../ui/section.tsx';
import { People } from './people.tsx';

type Props = { words: QuestionWords; questions: readonly PageQuestion[] };

/** Questions that unfold. Each answer has an id; browsers open it for a fragment or a find-in-page match. */
export function QuestionList({ words, questions }: Props) {
  return (
    <div className="questions">
      {questions.map(({ id, question, answer, isSample }) => (
        <details key={id} className="unfold">
          <summary>{question}</summary>
          <p id={`answer-${id}`}>
            {answer}
            {isSample && <span className="block text-caption">{words.sample}</span>}
          </p>
        </details>
      ))}
    </div>
  );
}

type PackageProps = Props & { name: string; askHref: string; people: readonly Person[]; peopleTitle: string };

/** Frequent questions about a package, and a link to ask another. */
export function PackageQuestions({ words, questions, name, askHref, people, peopleTitle }: PackageProps) {
  return (
    <Section
      id="questions"
      title={fillIn(words.packageTitle, { name })}
      beside={<QuestionList words={words} questions={questions} />}
    >
      <a href={askHref} className="font-semibold text-violet underline underline-offset-4">
        {words.ask}
      </a>
      <People title={peopleTitle} people={people} className="mt-9" />
    </Section>
  );
}
