import type { TeamsPageWords } from '../../../content/teams-page.ts';
import type { TeamCard } from '../../printed-catalogue.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { fillIn } from '../../ui/fill-in.ts';

type Props = {
  words: TeamsPageWords['custom'];
  consultationHref: string;
  basicTeam: TeamCard;
  customPath: string;
  suffix: string;
};

/** For teams that no card describes: a consultation, the custom order and the Basic Team. */
export function CustomTeam({ words, consultationHref, basicTeam, customPath, suffix }: Props) {
  return (
    <section aria-labelledby="custom-title" className="page-width">
      <div className="on-gradient on-gradient-wide rounded-card p-8 md:p-14">
        <h2 id="custom-title" className="text-h2">
          {words.title}
        </h2>
        <p className="mt-4 max-w-measure text-lead">{words.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={consultationHref} variant="lime">
            {words.consultation}
          </ButtonLink>
          <ButtonLink href={customPath} variant="on-dark">
            {words.order}
          </ButtonLink>
        </div>
        <p className="mt-8 text-small">
          {fillIn(words.basicTeam, { hours: basicTeam.hours ?? '' })}{' '}
          <span className="whitespace-nowrap font-semibold">
            {basicTeam.cost}
            {suffix}
          </span>
          .{' '}
          <a href={basicTeam.path} className="font-semibold underline underline-offset-4">
            {words.basicTeamLink}
          </a>
        </p>
      </div>
    </section>
  );
}
