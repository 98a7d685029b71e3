import type { TeamCard } from '../../printed-catalogue.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { WeekGrid } from '../drawings/week-grid.tsx';

type Props = { title: string; lead: string; note: string; suffix: string; button: string; teams: readonly TeamCard[] };

/** The sizes of a long-term team as cards, each with its way to the checkout. */
export function TeamCards({ title, lead, note, suffix, button, teams }: Props) {
  return (
    <section
      id="packages"
      aria-labelledby="teams-title"
      tabIndex={-1}
      className="section-gap unseen-[130rem] sm:unseen-[147rem] lg:unseen-[62rem] outline-none"
    >
      <div className="page-width py-8">
        <SectionHeading id="teams-title" title={title} lead={lead} />
        <ul className="mt-14 grid gap-5 lg:grid-cols-3">
          {teams.map((team) => (
            <li key={team.id} className="flex flex-col rounded-card border border-hairline bg-surface p-8">
              <h3 className="text-h3">{team.title}</h3>
              <p className="mt-2 text-muted">{team.description}</p>
              {team.hours !== null && (
                <div className="mt-6">
                  <WeekGrid hours={team.hours} />
                </div>
              )}
              <p className="mt-7 flex items-baseline gap-1.5">
                <span className="font-bold font-display text-price tracking-[-0.03em]">{team.cost}</span>
                <span className="text-muted">{suffix}</span>
              </p>
              <dl className="mt-6 mb-8 grid gap-2.5 border-hairline border-t pt-5 text-small">
                <Row term="Hours a week" value={String(team.hours)} />
                <Row term="Full-time equivalent" value={String(team.fte)} />
                <Row term="Per hour" value={team.perHour ?? ''} />
              </dl>
              <ButtonLink href={team.path} className="mt-auto">
                {button}
                <span className="sr-only"> – {team.title} team</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-muted text-small">{note}</p>
      </div>
    </section>
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
