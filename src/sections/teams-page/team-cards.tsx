import type { TeamsPageWords } from '../../../content/teams-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { BillingTerm } from '../../catalogue/billing-terms.ts';
import type { TeamCard } from '../../catalogue/teams.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { BillingTermsLine } from '../billing-terms-line.tsx';

type Props = {
  words: TeamsPageWords['packages'];
  suffix: string;
  vat: string;
  terms: readonly BillingTerm[];
  teams: readonly TeamCard[];
};

/** The team sizes as cards with links to their checkouts. */
export function TeamCards({ words, suffix, vat, terms, teams }: Props) {
  return (
    <Section id="packages" title={words.title} lead={words.lead}>
      <ul className="mt-8 grid gap-5 sm:mt-14 lg:grid-cols-3">
        {teams.map((team) => (
          <li
            key={team.id}
            className="flex flex-col gap-x-10 gap-y-5 rounded-card border border-hairline bg-surface p-6 sm:gap-y-7 sm:p-8 md:max-lg:grid md:max-lg:grid-cols-2"
          >
            <div>
              <h3 className="text-h3">{team.title}</h3>
              <p className="mt-2 mb-5 text-muted sm:mb-6">{team.description}</p>
              {team.hours !== null && <WeekGrid hours={team.hours} days={words.days} />}
            </div>
            <div className="flex grow flex-col">
              <p className="flex items-baseline gap-1.5">
                <span className="font-bold font-display text-price tracking-[-0.02em]">{team.cost}</span>
                <span className="text-muted">{suffix}</span>
              </p>
              <dl className="mt-4 mb-6 grid gap-2.5 sm:mt-6 sm:mb-8 border-hairline border-t pt-5 text-small">
                <Row term={words.hours} value={String(team.hours)} />
                <Row term={words.fte} value={String(team.fte)} />
                <Row term={words.perHour} value={team.perHour ?? ''} />
              </dl>
              <ButtonLink href={team.path} variant="secondary" className="mt-auto">
                {words.button}
                <span className="sr-only"> {fillIn(words.buttonTarget, { name: team.title })}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-muted text-small">
        {words.note} {vat}.
      </p>
      <BillingTermsLine terms={terms} className="mt-2 text-muted" />
    </Section>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

const HOURS_A_DAY = 8;
const DAY_WIDTH = 44;

/**
 * A 40-hour week, one cell an hour; a team's hours are filled. `days` labels the columns. Decorative: the text says the same.
 */
function WeekGrid({ hours, days }: { hours: number; days: readonly string[] }) {
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
