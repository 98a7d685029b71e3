import type { DeskAnswers } from '../../domain/desk.ts';
import { ChevronRight } from '../ui/lucide/icons.tsx';
import { changeOf, FIGURES, type Figure, printed, type Span, spansOf, tickDay, ticksOf, total } from './visit-days.ts';

type Props = Pick<DeskAnswers['visits'], 'days' | 'before' | 'prepared'>;

const ALL = Object.keys(FIGURES) as Figure[];

const RULED = 'max-md:mt-2 max-md:self-stretch max-md:border-hairline max-md:border-t max-md:pt-2';
const BESIDE = 'text-(length:--text-caption) text-muted max-md:col-[1/-1] md:col-[1]';

/** Each figure as a number with bars, stacked so that their days line up. On a phone all numbers come first. */
export function VisitFigures({ days, before, prepared }: Props) {
  const spans = spansOf(days);
  const unit = spans.length < days.length ? 'week' : 'day';
  const ahead: Partial<Record<Figure, number>> = prepared;
  const uncounted = days.filter(({ isCounted }) => !isCounted).length;
  return (
    <section aria-label="The way to an order">
      <dl className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-baseline">
        {ALL.map((figure, index) => (
          <div
            key={figure}
            className="max-md:contents md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:grid-rows-[auto_auto_auto_1fr] md:items-start md:gap-x-8 md:border-hairline md:not-first:border-t md:pt-3 md:pb-4"
          >
            <dt className={`font-medium text-(length:--text-small) md:col-[1] ${index > 0 ? RULED : ''}`}>
              {FIGURES[figure]}
            </dt>
            <dd
              className={`font-bold font-display tabular-nums tracking-[-0.02em] max-md:text-end md:col-[1] ${figure === 'visits' ? 'text-price' : 'text-h3'} ${index > 0 ? RULED : ''}`}
            >
              {printed(total(days, figure))}
            </dd>
            <dd className={BESIDE}>{changeOf(days, before, figure)}</dd>
            {ahead[figure] ? <dd className={BESIDE}>{printed(ahead[figure])} more loaded in advance</dd> : null}
            <dd className="relative max-md:order-1 max-md:col-[1/-1] max-md:mt-5 max-md:pt-5 md:col-[2] md:row-[1/-1] md:pt-5.75">
              <Bars figure={figure} spans={spans} unit={unit} />
              {(figure === 'visits' || figure === 'orders') && <Axis spans={spans} isRuled={total(days, figure) > 0} />}
            </dd>
          </div>
        ))}
      </dl>
      {uncounted > 0 && (
        <p className="mt-2 text-(length:--text-caption) text-muted md:ml-64">
          Visits were not counted on {uncounted} of these {days.length} days
          {unit === 'day' && ': no line is drawn there'}.
        </p>
      )}
      <details className="group mt-5 text-(length:--text-small)">
        <summary className="flex w-fit cursor-pointer items-center gap-1.5 py-2.5 font-medium text-violet underline-offset-3 hover:underline">
          <ChevronRight className="size-4 group-open:rotate-90" />
          Figures as a table
        </summary>
        <SpanTable spans={spans} unit={unit} />
      </details>
    </section>
  );
}

const STEP = 10;
const WIDTH = 7;
const HEIGHT = 100;
const LEAST = 3;

type Unit = 'day' | 'week';

function Bars({ figure, spans, unit }: { figure: Figure; spans: readonly Span[]; unit: Unit }) {
  const most = Math.max(...spans.map((span) => span[figure]));
  const peak = spans.find((span) => span[figure] === most);
  const label = most === 0 ? 'none' : `at most ${printed(most)}, ${peak?.name}`;
  return (
    <>
      <svg
        viewBox={`0 0 ${spans.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${FIGURES[figure]}: ${label}`}
        className={`w-full fill-violet ${figure === 'visits' ? 'h-24' : 'h-13'} ${most > 0 ? 'border-hairline border-t' : ''}`}
      >
        {ticksOf(spans.length).map((index) => (
          <line
            key={index}
            x1={(index + 0.5) * STEP}
            x2={(index + 0.5) * STEP}
            y2={HEIGHT}
            className="stroke-hairline"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {spans.map((span, index) => {
          const height = span[figure] === 0 ? 0 : Math.max(LEAST, (span[figure] / most) * HEIGHT);
          const isKnown = isCounted(span, figure);
          return (
            <g key={span.name} className="group">
              <title>{`${span.name}: ${isKnown ? printed(span[figure]) : 'not counted'}`}</title>
              <rect x={index * STEP} width={STEP} height={HEIGHT} className="fill-transparent" />
              {isKnown && <rect x={index * STEP} y={HEIGHT - 2} width={STEP} height={2} className="fill-control" />}
              {/* Today is not over. */}
              <rect
                x={index * STEP + (STEP - WIDTH) / 2}
                y={HEIGHT - height}
                width={WIDTH}
                height={height}
                className={`group-hover:fill-ink ${index === spans.length - 1 ? 'fill-violet-light' : ''}`}
              />
            </g>
          );
        })}
      </svg>
      {most > 0 && (
        <span
          className="absolute inset-x-0 top-0 text-(length:--text-caption) text-muted tabular-nums max-md:flex max-md:justify-between md:top-0.75"
          aria-hidden="true"
        >
          <span className="font-medium text-ink md:hidden">{FIGURES[figure]}</span>
          <span>
            up to {printed(most)} a {unit}
          </span>
        </span>
      )}
    </>
  );
}

/** The dates below the bars. The last bar is still in progress. */
function Axis({ spans, isRuled }: { spans: readonly Span[]; isRuled: boolean }) {
  return (
    <svg
      className={`h-6 w-full overflow-visible fill-muted text-(length:--text-caption) ${isRuled ? 'border-hairline border-t' : ''}`}
      aria-hidden="true"
    >
      {ticksOf(spans.length).map((index, place) => (
        <text
          key={index}
          x={`${place === 0 ? 100 : ((index + 0.5) / spans.length) * 100}%`}
          y="1.25em"
          textAnchor={place === 0 ? 'end' : 'middle'}
          className="first:fill-ink first:font-semibold max-md:last:translate-x-1"
        >
          {place > 0 ? tickDay((spans[index] as Span).time) : 'Today'}
        </text>
      ))}
    </svg>
  );
}

/** Messages are counted from the stored ones. */
function isCounted(span: Span, figure: Figure): boolean {
  return span.isCounted || figure === 'messages' || figure === 'orders';
}

function NotCounted() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not counted</span>
    </>
  );
}

function SpanTable({ spans, unit }: { spans: readonly Span[]; unit: Unit }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow window scrolls it, by keyboard too.
    <section className="visits-scroll mt-3 max-h-96 overflow-auto" aria-label="Figures as a table" tabIndex={0}>
      <table className="visits-table">
        <thead>
          <tr>
            <th scope="col">{unit === 'day' ? 'Day' : 'Week'}</th>
            {ALL.map((figure) => (
              <th key={figure} scope="col">
                {FIGURES[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spans.toReversed().map((span) => (
            <tr key={span.name}>
              <th scope="row">{span.name}</th>
              {ALL.map((figure) => (
                <td key={figure}>{isCounted(span, figure) ? printed(span[figure]) : <NotCounted />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
