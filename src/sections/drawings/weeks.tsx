type Props = { week: string; lanes: readonly { text: string; from: number | 'each' }[] };

const WEEKS = [1, 2, 3, 4] as const;

const COLUMNS = ['col-[1/-1]', 'col-[2/-1]', 'col-[3/-1]', 'col-[4/-1]'];
const BAR = 'h-5 rounded-small [--from:translateX(3rem)]';

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
        <div
          key={text}
          className="col-span-full grid grid-cols-subgrid pb-4.5 [background:linear-gradient(to_right,var(--color-control)_1px,transparent_1px)_0/25%_100%]"
        >
          <p className={`mb-1 ml-1 w-fit bg-(--ground) px-1 font-semibold ${COLUMNS[from === 'each' ? 0 : from - 1]}`}>
            {text}
          </p>
          {from === 'each' ? (
            WEEKS.map((number) => (
              <span
                key={number}
                className="play-part by-turns ml-2 size-5 rounded-full border-2 border-ink bg-lime [--from:scale(0)]"
              />
            ))
          ) : (
            <span
              className={`play-part [--later:3] ${BAR} ${COLUMNS[from - 1]} ${from === 4 ? 'border-2 border-ink bg-lime' : 'border border-transparent bg-(--accent)'}`}
            />
          )}
        </div>
      ))}
    </div>
  );
}
