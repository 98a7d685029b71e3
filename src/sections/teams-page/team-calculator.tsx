import { useEffect, useRef, useState } from 'react';
import { printEstimate, printHours } from '../../../catalogue/printed-estimate.ts';
import type { TeamsPageWords } from '../../../content/teams-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { links } from '../../../domain/links.ts';
import {
  ESTIMATE_LIMITS,
  type EstimateField,
  parseEstimateField,
  withEstimate,
} from '../../../domain/order-estimate.ts';
import { formatAmount, formatNumber } from '../../../domain/price.ts';
import { takeEarlyInput } from '../../islands/early-input.ts';
import { SpokenPrice } from '../../prices/price.tsx';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { HoursCurve, HoursSlider } from './hours.tsx';
import { estimateTeam, hoursAt, hoursScale, positionOf, type TeamSize } from './team-estimate.ts';

export type CalculatorSize = TeamSize & { title: string; fte: number | null; order: string; offer: string };

type Props = {
  words: TeamsPageWords['calculator'];
  sizes: readonly CalculatorSize[];
  vat: string;
  start: { hours: number; months: number };
};

const FIELDS: readonly EstimateField[] = ['hours', 'months'];

/** How long to wait after the last change before announcing the result and writing it into the address, in ms. */
const RESTS_MS = 700;

/** The smallest team that covers these hours, and its price over these months. */
export function TeamCalculator({ words, sizes, vat, start }: Props) {
  const [written, setWritten] = useState({ hours: `${start.hours}`, months: `${start.months}` });
  // The last valid estimate: an incomplete field leaves the result unchanged.
  const [asked, setAsked] = useState(start);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const take = (field: EstimateField, value: string) => {
    setWritten((before) => ({ ...before, [field]: value }));
    const number = parseEstimateField(field, value);
    if (number !== null) setAsked((before) => ({ ...before, [field]: number }));
  };
  const wrong = FIELDS.filter((field) => parseEstimateField(field, written[field]) === null);

  const { size, spareHours, perHour, perHourUsed, total, next, together } = estimateTeam(sizes, asked);
  const [first, second] = together?.sizes ?? [];
  const both = fillIn(first === second ? words.twice : words.pair, {
    first: first?.title ?? '',
    second: second?.title ?? '',
  });
  const askHref = links.contactAbout('long-term-team', `${both}: ${printEstimate(asked)}\n\n`);
  const price = formatAmount(size.cost);
  const most = Math.max(...sizes.map(({ hours }) => hours ?? 0));
  const agreed = fillIn(words.agreed, { hours: most });
  const status =
    total === 'custom'
      ? `${size.title}: ${agreed}`
      : fillIn(words.status, { name: size.title, price, total: formatAmount(total) });
  useEffect(() => {
    if (asked === start) return;
    const timer = setTimeout(() => {
      setSaid(status);
      const address = new URL(location.href);
      for (const field of FIELDS) address.searchParams.set(field, `${asked[field]}`);
      history.replaceState(history.state, '', address);
    }, RESTS_MS);
    return () => clearTimeout(timer);
  }, [asked, start, status]);

  const scale = hoursScale(sizes);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it starts.
  useEffect(() => {
    // The estimate in the address, and what was typed, moved or restored before hydration.
    const address = new URLSearchParams(location.search);
    for (const field of FIELDS) {
      if (parseEstimateField(field, address.get(field)) !== null) take(field, `${address.get(field)}`);
    }
    const early = form.current ? takeEarlyInput(form.current) : new FormData();
    const found = (name: string) => `${early.get(name)}`;
    const moved = found('slider') !== `${positionOf(scale, start.hours)}`;
    const slid = `${hoursAt(scale, Number(found('slider')))}`;
    const hours = found('hours') === `${start.hours}` && moved ? slid : found('hours');
    if (hours !== `${start.hours}`) take('hours', hours);
    if (found('months') !== `${start.months}`) take('months', found('months'));
  }, []);

  return (
    <div className="team-calculator">
      <div className="lg:col-start-2">
        <h3 className="text-h3">{size.title}</h3>
        {total !== 'custom' && (
          <p className="font-bold font-display text-price leading-tight tracking-[-0.02em]">
            {/* An element of its own: a browser's translation replaces text nodes, and React would update the replaced one. */}
            <SpokenPrice price={`${price} ${words.perMonth}`}>
              <span>{price}</span>
              <span className="font-normal font-sans text-body text-muted tracking-normal"> {words.perMonth}</span>
            </SpokenPrice>
          </p>
        )}
        <p className="text-muted">{size.hours === null ? agreed : printHours(size.hours)}</p>
      </div>
      <form
        ref={form}
        className="grid content-start gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="grid grid-cols-2 items-start gap-5">
          {FIELDS.map((field) => (
            <TextField
              key={field}
              id={`calculator-${field}`}
              name={field}
              label={words[field]}
              inputMode="numeric"
              autoComplete="off"
              value={written[field]}
              onChange={({ currentTarget }) => take(field, currentTarget.value)}
              error={wrong.includes(field) ? fillIn(words.invalid, ESTIMATE_LIMITS[field]) : undefined}
            />
          ))}
        </div>
        {/* On a phone the list that says it too is far below. */}
        <p aria-hidden="true" className="-mt-3 min-h-[1lh] text-small lg:hidden">
          {perHour !== null && fillIn(words.perHourHint, { price: formatAmount(perHourUsed ?? perHour) })}
        </p>
        <div>
          <HoursSlider
            label={words.slider}
            spoken={printHours(asked.hours)}
            hours={asked.hours}
            scale={scale}
            onChange={(hours) => take('hours', `${hours}`)}
          />
          <HoursCurve
            sizes={sizes}
            hours={asked.hours}
            scale={scale}
            chosen={size}
            axes={[words.chartPrice, words.chartHours]}
            beyond={sizes.find(({ cost }) => cost === 'custom')?.title}
          />
        </div>
      </form>
      <div className="flex flex-col lg:col-start-2">
        <dl className="grid gap-2.5 border-hairline border-t pt-5 text-small">
          {perHour === null ? (
            <>
              <Row term={words.hours} value={`${asked.hours}`} />
              <Row term={words.months} value={`${asked.months}`} />
            </>
          ) : (
            <>
              <Row term={words.fte} value={formatNumber(size.fte ?? 0)} />
              <Row term={words.spare} value={`${spareHours}`} />
              <Row term={words.perHour} value={formatAmount(perHour)} />
              {perHourUsed && <Row term={words.perHourUsed} value={formatAmount(perHourUsed)} />}
              <Row
                term={`${words.total}, ${fillIn(words.totalOf, { months: asked.months, price })}`}
                value={formatAmount(total)}
                strong
              />
            </>
          )}
        </dl>
        {/* At least one sentence tall, so that little shifts while the hours change. */}
        <div
          className={`grid content-start gap-2 text-small *:text-balance ${perHour === null ? '' : 'mt-5 min-h-[4.5em] sm:min-h-[3em]'}`}
        >
          {next && perHour !== null && (
            <p>
              {fillIn(words.next, {
                name: next.size.title,
                hours: next.size.hours ?? '',
                difference: formatAmount(next.more),
                perHour: formatAmount(next.perHour),
              })}
            </p>
          )}
          {together && (
            <p>
              {fillIn(words.together, {
                teams: both,
                hours: together.hours,
                cost: formatAmount(together.cost),
                less: formatAmount(together.less),
              })}
            </p>
          )}
        </div>
        <div className={perHour === null ? 'mt-6' : 'mt-4 lg:mt-auto lg:pt-4'}>
          {wrong.length > 0 ? (
            <p className="min-h-12 font-semibold">{fillIn(words.stale, { estimate: printEstimate(asked) })}</p>
          ) : (
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ButtonLink
                href={withEstimate(size.order, asked)}
                text={words.order}
                variant={together ? 'secondary' : 'primary'}
                className={together ? '' : 'max-sm:w-auto max-sm:px-4'}
              />
              {together && <ButtonLink href={askHref} text={words.askTogether} />}
              <TextLink
                href={withEstimate(size.offer, asked)}
                text={words.offer}
                className="tap-link text-small underline underline-offset-4"
              />
            </p>
          )}
          {perHour !== null && (
            <p className="mt-3 text-caption text-muted">
              {words.note} {vat}.
            </p>
          )}
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </div>
  );
}

function Row({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${strong ? 'font-semibold text-body' : ''}`}>
      <dt className={strong ? '' : 'text-muted'}>{term}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
