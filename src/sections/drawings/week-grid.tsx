const HOURS_A_DAY = 8;
const DAY_WIDTH = 44;

/**
 * A 40-hour week, one cell an hour; a team's hours are filled. `days` labels the columns. Decorative: the text says the same.
 */
export function WeekGrid({ hours, days }: { hours: number; days: readonly string[] }) {
  const perDay = Math.ceil(hours / days.length);
  return (
    <svg viewBox="0 -6 232 114" className="w-full max-w-84 overflow-visible" aria-hidden="true">
      {[0, 4, 8].map((hour) => (
        <text key={hour} x="0" y={88 - hour * 10.2} className="fill-muted text-[0.75rem]">
          {hour}
        </text>
      ))}
      {days.map((day, column) => (
        <g key={day} transform={`translate(${18 + column * DAY_WIDTH} 0)`}>
          {Array.from({ length: HOURS_A_DAY }, (_, hour) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day never change their order.
              key={hour}
              y={76 - hour * 10.5}
              width="38"
              height="8"
              rx="3"
              className={hour < Math.min(perDay, hours - column * perDay) ? 'fill-violet' : 'fill-violet-tint'}
            />
          ))}
          <text x="19" y="102" textAnchor="middle" className="fill-muted text-[0.75rem]">
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}
