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
