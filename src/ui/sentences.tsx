import { Fragment, type ReactNode } from 'react';

/** A text that breaks between sentences before breaking within one. */
export function sentencesOf(text: string): ReactNode {
  const sentences = text.split(/(?<=[.!?]) /);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
