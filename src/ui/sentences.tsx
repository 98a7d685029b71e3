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

/** Text in which '90-day' and 'co-founder' do not break at the hyphen. */
export function Unbroken({ text }: { text: string }) {
  const [, before, word, after = ''] = /^(.*?)\b((?:\d+|co)-\p{L}+)(.*)$/iu.exec(text) ?? [];
  if (!word) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{word}</span>
      <Unbroken text={after} />
    </>
  );
}
