/** A text whose '90-day' or 'co-founder' is not broken at its hyphen. */
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
