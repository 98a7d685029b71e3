import type { TeamCard } from '../../../catalogue/printed.ts';
import type { TeamsPageWords } from '../../../content/teams-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { SpokenPrice } from '../../prices/price.tsx';
import { ButtonLink } from '../../ui/button.tsx';

type Props = {
  words: TeamsPageWords['custom'];
  consultationHref: string;
  basicTeam: TeamCard;
  customPath: string;
  suffix: string;
};

/** For other team sizes: a consultation, a custom order, or the Basic Team. */
export function CustomTeam({ words, consultationHref, basicTeam, customPath, suffix }: Props) {
  return (
    <section aria-labelledby="custom-title" className="page-width pb-[calc(var(--gap-section)/2)] sm:mb-8">
      <div className="on-gradient grid gap-5 rounded-card p-5 sm:p-8 md:p-12 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-14">
        <div>
          <h2 id="custom-title" className="text-h2">
            {words.title}
          </h2>
          <p className="mt-3 max-w-measure sm:text-lead">{words.text}</p>
          <div className="mt-5 flex flex-wrap gap-2 max-sm:*:w-auto max-sm:*:grow max-sm:*:px-3 sm:mt-8 sm:gap-3">
            <ButtonLink href={consultationHref} variant="lime">
              {words.consultation}
            </ButtonLink>
            <ButtonLink href={customPath} variant="on-dark">
              {words.order}
            </ButtonLink>
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
          <a
            href={basicTeam.path}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.basicTeamLink}
          </a>
        </p>
      </div>
    </section>
  );
}
