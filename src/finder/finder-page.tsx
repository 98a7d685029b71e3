import type { ReactNode } from 'react';
import type { FinderWords } from '../../content/en/finder.ts';
import { links } from '../../domain/links.ts';
import type { Way } from '../ui/button.tsx';
import type { Finding } from './describe-fit.ts';

type Props = { title: string; way: Way; words: Pick<FinderWords, 'person'>; children: ReactNode };

/** The frame of the finder's pages, with another way and a person to ask at its foot. */
export function FinderPage({ title, way, words, children }: Props) {
  const ways = [way, { href: links.contactAbout('not-sure'), text: words.person }];
  return (
    <div className="finder overflow-x-clip">
      <div className="page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
        <h1 className="font-sans font-semibold text-body tracking-normal">{title}</h1>
        {/* Needs a height of its own, see `src/layouts/browser/page-script.ts`. */}
        <div>{children}</div>
        <p className="mt-12 flex flex-wrap gap-x-8 border-hairline border-t pt-4 text-small lg:mt-16">
          {ways.map(({ href, text }) => (
            <a key={href} href={href} className="tap-link text-muted underline underline-offset-4 hover:text-violet">
              {text}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

type RulesProps = Pick<Finding, 'questions' | 'packages'> & { words: FinderWords['answers'] };

export function AnswerRules({ words, questions, packages }: RulesProps) {
  const nameOf = (id: string) => packages.find((pack) => pack.id === id)?.name;
  return (
    <>
      <h2 className="mt-6 max-w-3xl text-h1">{words.title}</h2>
      <p className="mt-5 max-w-measure text-lead text-muted">{words.lead}</p>
      <p className="mt-4 max-w-measure text-muted">{words.unevaluated}</p>
      {questions.map(({ id, question, answers }) => (
        <section key={id} aria-labelledby={`rules-${id}`} className="mt-12 lg:mt-16">
          <h3 id={`rules-${id}`} className="text-h3">
            {question}
          </h3>
          <dl className="mt-4">
            {answers.map((answer) => (
              <div
                key={answer.id}
                className="grid gap-x-8 gap-y-1 border-hairline border-t py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
              >
                <dt className="font-semibold">{answer.label}</dt>
                {answer.for.length === 0 && <dd className="text-muted">{words.budget}</dd>}
                {answer.for.map((speaks) => (
                  <dd key={speaks.package} className="md:col-start-2">
                    <a href={links.findResult(speaks.package)} className="text-link">
                      {nameOf(speaks.package)}
                    </a>{' '}
                    <span className="text-muted text-small">{words.points[speaks.points - 1]}</span>
                    <span className="block">{speaks.reason}</span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
