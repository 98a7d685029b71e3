type Props = { week: string; lanes: readonly { text: string; from: number | 'each' }[] };

const WEEKS = [1, 2, 3, 4] as const;

/** Four weeks side by side, with what begins or happens in each. */
export function Weeks({ week, lanes }: Props) {
  return (
    <div className="grid w-full grid-cols-[repeat(4,1fr)] text-caption">
      {WEEKS.map((number) => (
        <p key={number} className="border-control border-l pb-3 pl-2">
          {number === 1 ? `${week} ${number}` : number}
        </p>
      ))}
      {lanes.map(({ text, from }) => (
        <div key={text} className={`weeks-lane weeks-from-${from}`}>
          <p className="font-semibold">{text}</p>
          {from === 'each' ? (
            WEEKS.map((number) => <span key={number} className="weeks-mark play-part by-turns" />)
          ) : (
            <span className="weeks-bar play-part [--later:3]" />
          )}
        </div>
      ))}
    </div>
  );
}
