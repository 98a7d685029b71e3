const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const HOURS_A_DAY = 8;

/** A working week of forty hours, a cell an hour; the hours of a team are filled. Says nothing that the text does not. */
export function WeekGrid({ hours }: { hours: number }) {
  const perDay = Math.ceil(hours / DAYS.length);
  return (
    <svg viewBox="0 0 250 86" className="w-full" aria-hidden="true">
      {DAYS.map((day, column) => (
        <g key={day} transform={`translate(${column * 51} 0)`}>
          {Array.from({ length: HOURS_A_DAY }, (_, hour) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day never change their order.
              key={hour}
              y={76 - hour * 10.5}
              width="46"
              height="8"
              rx="3"
              className={hour < Math.min(perDay, hours - column * perDay) ? 'fill-violet' : 'fill-violet-tint'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
