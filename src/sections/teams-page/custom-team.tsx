import type { TeamsPageWords } from '../../../content/teams-page.ts';
import type { TeamCard } from '../../printed-catalogue.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { fillIn } from '../../ui/fill-in.ts';
import { BannerLine } from '../drawings/banner-line.tsx';

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
      <div className="on-gradient on-gradient-wide relative isolate grid gap-8 overflow-clip rounded-card p-8 pb-24 md:p-14 md:pb-28 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-14">
        <BannerLine />
        <div>
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
        </div>
        <p className="max-w-sm text-balance rounded-card bg-surface p-6 text-ink sm:p-7">
          {fillIn(words.basicTeam, { hours: basicTeam.hours ?? '' })}{' '}
          <span className="mt-3 block whitespace-nowrap">
            <span className="font-bold font-display text-h3">{basicTeam.cost}</span>{' '}
            <span className="text-muted text-small">{suffix}</span>
          </span>{' '}
          <a
            href={basicTeam.path}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-violet underline underline-offset-4"
          >
            {words.basicTeamLink}
          </a>
        </p>
      </div>
    </section>
  );
}
