/** A conversation: the reader on the left, us on the right. */
export function Exchange({ lines }: { lines: readonly string[] }) {
  return (
    <div className="exchange">
      {lines.map((line) => (
        <p key={line} className="exchange-line play-part by-turns">
          {line}
        </p>
      ))}
    </div>
  );
}
