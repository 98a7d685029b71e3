import { useId } from 'react';
import type { BillingTerm } from '../../../catalogue/prices.ts';
import type { TeamCard } from '../../../catalogue/printed.ts';
import type { TeamsPageWords } from '../../../content/teams-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { formatNumber } from '../../../domain/price.ts';
import { Price, SpokenPrice } from '../../prices/price.tsx';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { BillingTermsLine } from '../order-card.tsx';

type Props = {
  words: TeamsPageWords['packages'];
  suffix: string;
  vat: string;
  terms: readonly BillingTerm[];
  teams: readonly TeamCard[];
};

export function TeamCards({ words, suffix, vat, terms, teams }: Props) {
  return (
    <Section id="packages" title={words.title} lead={words.lead}>
      <ul className="mt-6 grid gap-4 sm:mt-10 lg:grid-cols-3 lg:gap-5">
        {teams.map((team) => (
          <li
            key={team.id}
            className="grid grid-cols-[2fr_3fr] gap-x-5 sm:grid-cols-[1fr_2fr] gap-y-2.5 card p-4 sm:gap-y-3 sm:p-8 lg:grid-cols-1 lg:grid-rows-[auto_auto_1fr_repeat(3,auto)] lg:gap-y-5"
          >
            <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4 lg:contents">
              <h3 className="text-h3">{team.title}</h3>
              <p className="flex items-baseline gap-1.5">
                <Price amount={team.cost} suffix={suffix} className="text-h3 lg:text-price" />
              </p>
            </div>
            <p className="col-span-full text-muted max-sm:text-small">{team.description}</p>
            {team.hours !== null && <WeekGrid hours={team.hours} days={words.days} />}
            <dl className="grid content-center gap-1.5 border-hairline text-small lg:gap-2.5 lg:border-t lg:pt-5">
              <Row term={words.hours} value={String(team.hours)} />
              <Row term={words.fte} value={formatNumber(team.fte ?? 0)} />
              <Row term={words.perHour} value={team.perHour ?? ''} />
            </dl>
            <ButtonLink
              href={team.path}
              text={words.button}
              about={fillIn(words.buttonTarget, { name: team.title })}
              variant="secondary"
              className="col-span-full max-lg:mt-1"
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-small">
        {words.note} {vat}.
      </p>
      <BillingTermsLine terms={terms} className="mt-2 text-muted" />
    </Section>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-2">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

const HOURS_A_DAY = 8;
/** From one hour, and one day, to the next, and how wide an hour is. */
const STEP = { hour: 10.5, day: 44 };
const WIDTH = 41;

/** A 40-hour week, one cell an hour; a team's hours are filled. Decorative: the text says the same. */
function WeekGrid({ hours, days }: { hours: number; days: readonly string[] }) {
  const id = useId();
  const perDay = Math.ceil(hours / days.length);
  const cells = (of: (column: number) => number) =>
    days.map((_, column) => `M${column * STEP.day} 84v${-of(column) * STEP.hour}h${STEP.day}V84Z`).join('');
  const kinds = [
    ['free', 'fill-violet-tint', cells(() => HOURS_A_DAY)],
    ['booked', 'fill-violet', cells((column) => Math.max(Math.min(perDay, hours - column * perDay), 0))],
  ] as const;
  return (
    <svg viewBox="0 0 217 104" className="w-full max-w-84 overflow-visible" aria-hidden="true">
      {kinds.map(([kind, fill, area]) => (
        <g key={kind}>
          <pattern id={`${id}${kind}`} width={STEP.day} height={STEP.hour} patternUnits="userSpaceOnUse">
            <rect y="1.500" width={WIDTH} height="8" rx="3" className={fill} />
          </pattern>
          <path d={area} fill={`url(#${id}${kind})`} />
        </g>
      ))}
      {days.map((day, column) => (
        <text
          key={day}
          x={column * STEP.day + WIDTH / 2}
          y="104"
          textAnchor="middle"
          // A phone's narrow drawing has room for the first and the last.
          className="fill-muted text-[0.75rem] max-sm:text-[1.375rem] max-sm:not-first-of-type:not-last-of-type:hidden"
        >
          {day}
        </text>
      ))}
    </svg>
  );
}

type CustomProps = {
  words: TeamsPageWords['custom'];
  consultationHref: string;
  basicTeam: TeamCard;
  customPath: string;
  suffix: string;
};

/** For other team sizes: a consultation, a custom order, or the Basic Team. */
export function CustomTeam({ words, consultationHref, basicTeam, customPath, suffix }: CustomProps) {
  return (
    <section aria-labelledby="custom-title" className="page-width pb-[calc(var(--gap-section)/2)] sm:mb-8">
      <div className="on-gradient grid gap-5 rounded-card p-5 sm:p-8 md:p-12 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-14">
        <div>
          <h2 id="custom-title" className="text-h2">
            {words.title}
          </h2>
          <p className="mt-3 max-w-measure sm:text-lead">{words.text}</p>
          <div className="mt-5 flex flex-wrap gap-2 max-sm:*:w-auto max-sm:*:grow max-sm:*:px-3 sm:mt-8 sm:gap-3">
            <ButtonLink href={consultationHref} text={words.consultation} variant="lime" />
            <ButtonLink href={customPath} text={words.order} variant="on-dark" />
          </div>
        </div>
        <p className="max-w-sm text-balance border-current/30 border-t pt-4 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          {fillIn(words.basicTeam, { hours: basicTeam.hours ?? '' })}{' '}
          <span className="whitespace-nowrap">
            <SpokenPrice price={`${basicTeam.cost} ${suffix}`}>
              <strong>{basicTeam.cost}</strong> {suffix}
            </SpokenPrice>
            .
          </span>{' '}
          <TextLink
            href={basicTeam.path}
            text={words.basicTeamLink}
            className="tap-link font-semibold underline underline-offset-4"
          />
        </p>
      </div>
    </section>
  );
}
