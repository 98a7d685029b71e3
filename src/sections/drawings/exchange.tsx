/** A conversation: the reader on the left, us on the right. */
export function Exchange({ lines }: { lines: readonly string[] }) {
  return (
    <div className="grid w-full gap-3 font-display font-semibold text-h3/[1.2]">
      {lines.map((line) => (
        <p key={line} className="exchange-line play-part by-turns">
          {line}
        </p>
      ))}
    </div>
  );
}
