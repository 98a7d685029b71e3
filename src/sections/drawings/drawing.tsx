import { useId } from 'react';
import type { Drawing as DrawingData } from '../../../content/packages/package.ts';
import { CapacitySteps, IdeaFunnel, ValidationCurve } from './curves.tsx';

/** A service's drawing with the package's words and figures. Decorative: the text says the same. */
export function Drawing({ drawing }: { drawing: DrawingData }) {
  switch (drawing.kind) {
    case 'dial':
      return <Dial {...drawing} />;
    case 'funnel':
      return (
        <div className="mx-auto w-full max-w-md">
          <IdeaFunnel />
          <Ends from={drawing.many} to={drawing.one} />
        </div>
      );
    case 'curve':
      return (
        <div className="mx-auto w-full max-w-md">
          <div className="relative">
            <p className="absolute bottom-[55%] left-[8%] font-semibold text-(--accent) text-caption">
              {drawing.above}
            </p>
            <ValidationCurve />
          </div>
          <Ends from={drawing.from} to={drawing.to} />
        </div>
      );
    case 'capacity':
      return <CapacitySteps {...drawing} />;
    case 'board':
      return <Board {...drawing} />;
    case 'weeks':
      return <Weeks {...drawing} />;
    case 'field':
      return (
        <div className="drawn-field mx-auto w-full max-w-54 sm:max-w-68 [&_rect]:[--seen-from:0.3]">
          {/* Boxes are visible before they are ticked. A field of dots lies on a phone and stands beside two cards. */}
          <div className={drawing.marked === 'few' ? 'max-md:hidden' : ''}>
            <Field {...drawing} />
          </div>
          {drawing.marked === 'few' && (
            <div className="md:hidden">
              <Field {...drawing} columns={drawing.rows} rows={drawing.columns} />
            </div>
          )}
          <Ends from={drawing.from} to={drawing.to} />
        </div>
      );
    case 'exchange':
      return <Exchange {...drawing} />;
    default:
      return drawing satisfies never;
  }
}

function Ends({ from, to }: { from: string; to: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 pt-3 text-caption">
      <span>{from}</span>
      <span className="whitespace-nowrap text-right font-semibold">{to}</span>
    </p>
  );
}

const SIDES = ['justify-self-start rounded-bl-none', 'justify-self-end rounded-br-none'];
const COLOURS = ['border-hairline bg-surface', 'border-transparent bg-(--accent) text-surface'];

function Exchange({ lines }: { lines: readonly string[] }) {
  return (
    <div className="grid w-full gap-3 font-display font-semibold text-h3/[1.2]">
      {lines.map((line, index) => (
        <p
          key={line}
          className={`play-part by-turns rounded-card border px-5 py-3 [--from:translateY(1rem)] ${SIDES[index % 2]} ${COLOURS[index] ?? 'border-lime bg-lime text-ink'}`}
        >
          {line}
        </p>
      ))}
    </div>
  );
}

type BoardProps = { columns: readonly { title: string; cards: readonly string[] }[]; arrives: string };

const CARD = 'min-h-10 rounded-small border px-(--pad) py-2';

function Board({ columns, arrives }: BoardProps) {
  return (
    <div className="board grid grid-cols-3 gap-(--pad) text-caption [--pad:clamp(0.25rem,1vw,0.625rem)]">
      {columns.map(({ title, cards }, index) => (
        <div
          key={title}
          className="grid min-h-44 grid-cols-1 content-start gap-2 rounded-control border border-hairline bg-surface px-(--pad) pt-2 pb-(--pad)"
        >
          <p className="font-semibold">{title}</p>
          {index === 0 && <span className={`border-control border-dashed ${CARD}`} />}
          {index === columns.length - 1 && (
            <p className={`play-part board-arrival [--later:2] [--seen-from:1] ${CARD}`}>
              {arrives}
              <svg
                viewBox="0 0 16 16"
                className="play-part size-4 [--from:scale(0)] [--later:8] [--seen-from:0]"
                aria-hidden="true"
              >
                <path d="m2 8 4 4 8-9" className="momentum-line" strokeWidth="2.500" />
              </svg>
            </p>
          )}
          {cards.map((card) => (
            <p key={card} className={`border-hairline bg-(--ground) ${CARD}`}>
              {card}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

const RING = 'M100 16a84 84 0 0 1 0 168a84 84 0 0 1 0-168';

function Dial({ figure, unit, parts }: { figure: string; unit: string; parts: number }) {
  return (
    <svg viewBox="0 0 200 200" className="mx-auto block w-full max-w-44" aria-hidden="true">
      <g fill="none" strokeWidth="20">
        <path d={RING} pathLength="1" className="play-stroke stroke-(--accent)" />
        <path
          d={RING}
          pathLength={parts}
          strokeDasharray="0.2 0.8"
          strokeDashoffset="0.1"
          strokeWidth="22"
          className="stroke-(--ground)"
        />
        <path
          d={RING}
          pathLength={parts}
          strokeDasharray={`0.84 ${parts}`}
          strokeDashoffset={0.92 - parts}
          strokeWidth="32"
          className="play-part [--later:8] stroke-lime"
        />
      </g>
      <text x="100" y="108" textAnchor="middle" className="fill-ink font-bold font-display text-price">
        {figure}
      </text>
      <text x="100" y="132" textAnchor="middle" className="fill-ink text-small">
        {unit}
      </text>
    </svg>
  );
}

const WEEKS = [1, 2, 3, 4] as const;

const COLUMNS = ['col-[1/-1]', 'col-[2/-1]', 'col-[3/-1]', 'col-[4/-1]'];
const BAR = 'h-5 rounded-small [--from:translateX(3rem)]';

function Weeks({ week, lanes }: { week: string; lanes: readonly { text: string; from: number | 'each' }[] }) {
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

// The most marks that can be told apart, spread over the field.
const FEW = 9;

/** One mark for each thing: boxes ticked row by row, or dots with a few highlighted. */
function Field({ columns, rows, marked }: { columns: number; rows: number; marked: 'all' | 'few' }) {
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
