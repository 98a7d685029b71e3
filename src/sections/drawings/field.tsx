import { useId } from 'react';

type Props = { columns: number; rows: number; marked: 'all' | 'few' };

// The most marks that can be told apart, spread over the field.
const FEW = 9;

/** One mark for each thing: boxes ticked row by row, or dots with a few highlighted. */
export function Field({ columns, rows, marked }: Props) {
  const id = useId();
  const [width, height] = [columns * 10, rows * 10];
  const all = marked === 'all';
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block w-full overflow-visible" aria-hidden="true">
      <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
        {all ? (
          <path
            d="M1.200 3a1.800 1.800 0 0 1 1.800-1.800h4a1.800 1.800 0 0 1 1.800 1.800v4a1.800 1.800 0 0 1-1.800 1.800h-4a1.800 1.800 0 0 1-1.800-1.800ZM3.200 5l1.400 1.400 2.400-2.800"
            className="fill-surface stroke-(--accent)"
            strokeWidth="0.9"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <circle cx="5" cy="5" r="1.700" className="fill-(--accent)" opacity="0.35" />
        )}
      </pattern>
      {all ? (
        Array.from({ length: rows }, (_, row) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order.
            key={row}
            y={row * 10}
            width={width}
            height="10"
            fill={`url(#${id})`}
            className="play-part by-turns"
          />
        ))
      ) : (
        <>
          <rect width={width} height={height} fill={`url(#${id})`} />
          {Array.from({ length: FEW }, (_, index) => {
            const [column, row] = [
              1 + ((index * 11 + (index % 3) * 4 + 2) % (columns - 2)),
              Math.floor(((index + 0.4) * rows) / FEW),
            ];
            return (
              <circle
                key={column}
                cx={column * 10 + 5}
                cy={row * 10 + 5}
                r="5.500"
                strokeWidth="2.500"
                className="play-part by-turns fill-lime stroke-ink"
              />
            );
          })}
        </>
      )}
    </svg>
  );
}
