/** A conversation: the reader's side on the left and ours on the right, by turns. */
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
