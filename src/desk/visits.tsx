import { useEffect, useState } from 'react';
import { type DeskAnswers, VISIT_PERIODS, type VisitPeriod } from '../../domain/desk.ts';
import { VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import { visitsAddress } from './lists.tsx';
import { ask } from './session.ts';
import { longDay } from './visit-days.ts';
import { VisitFigures } from './visit-figures.tsx';
import { CountTable } from './visit-tables.tsx';

type Answer = DeskAnswers['visits'];

export function Visits({ days, onError }: { days: VisitPeriod; onError: (error: unknown) => void }) {
  const answer = useVisits(days, onError);
  return (
    <section
      aria-labelledby="visits-title"
      className="visits flex-1 border-hairline border-t bg-surface lg:col-[1/-1] lg:row-[3] lg:overflow-y-auto xl:col-[2/-1] xl:row-[2] xl:border-s xl:border-t-0"
    >
      <div className="grid max-w-360 grid-cols-1 gap-4 px-(--edge) pt-3 pb-16 md:gap-10 md:pt-8 lg:px-10 xl:px-14">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {/* On a phone it is marked just above. */}
          <h2 id="visits-title" className="text-h3 max-md:sr-only">
            Visits
          </h2>
          {answer?.lastCounted !== null && (
            <nav aria-label="Period" className="-mx-2 flex md:-mx-3">
              {VISIT_PERIODS.map((period) => (
                <a
                  key={period}
                  href={visitsAddress(period)}
                  aria-current={period === days ? 'true' : undefined}
                  className="desk-link"
                >
                  {period} days
                </a>
              ))}
            </nav>
          )}
        </header>
        {answer && <Counted answer={answer} />}
      </div>
    </section>
  );
}

const POLL_MS = 60_000;

/** The counts of a period, polled every minute; null until the first response. `onError` gets each error. */
function useVisits(days: VisitPeriod, onError: (error: unknown) => void): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async (isPoll: boolean) => {
      try {
        const fresh = await ask({ kind: 'visits', days, isPoll });
        if (isWanted) setAnswer(fresh);
      } catch (error) {
        if (isWanted) onError(error);
      }
    };
    load(false);
    const timer = setInterval(() => load(true), POLL_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [days, onError]);
  return answer;
}

function Counted({ answer }: { answer: Answer }) {
  const { counting, days, pages, hosts } = answer;
  return (
    <>
      {counting !== 'on' && <NotCounting answer={answer} />}
      {counting === 'on' && pages.length === 0 && (
        <p className="text-muted">No page was opened in this time. A visit shows here within a minute.</p>
      )}
      {days.some(({ isCounted }) => isCounted) && (
        <>
          <VisitFigures {...answer} />
          <div className="my-4 grid grid-cols-1 gap-8 md:m-0 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-12">
            <CountTable
              columns={['Pages', 'Opened', 'In advance']}
              rows={pages.map(({ path, opened, prepared }) => [path, opened, prepared])}
              empty="No page was opened."
            />
            <CountTable
              columns={['Sites that link here', 'Visits']}
              rows={hosts.map(({ host, visits }) => [host, visits])}
              empty="Nobody came from a link on another site."
            />
          </div>
          <Unseen />
        </>
      )}
    </>
  );
}

function NotCounting({ answer: { counting, lastCounted } }: { answer: Answer }) {
  const isElsewhere = counting === 'elsewhere';
  return (
    <div className="grid max-w-measure gap-2 [&_code]:text-[0.9em]">
      <p className="font-semibold">
        {lastCounted === null
          ? `No visits are counted${isElsewhere ? ' on a CDN' : ''}.`
          : `No visits have been counted since ${longDay(lastCounted)}.`}
      </p>
      {isElsewhere ? (
        <p>
          The pages are on a CDN. What it answers reaches no server of yours, and the pages report nothing by
          themselves. Only a server of your own that serves the pages can count.
        </p>
      ) : (
        <p>
          To count them, build the site with <code>PUBLIC_COUNT_VISITS=on</code>, and restart the server. It then counts
          how often each page is opened, without cookies, and the privacy page says so. Pages on a CDN cannot be
          counted.
        </p>
      )}
    </div>
  );
}

const UNCOUNTED = [
  [
    'People',
    'Only page views are counted. Nobody is recognised, so there is no telling how many people came, or who ordered.',
  ],
  [
    'Steps of the checkout',
    'The first step is counted. The later ones make a request, and are counted as pages, only when they are reloaded or opened directly. An order arrives as a message.',
  ],
  ['Pages a browser still has', 'After Back, for example, a browser shows its own copy and makes no request.'],
  [
    'Clicks after loading in advance',
    'Browsers fetch some pages before a click that may never come. These are counted separately.',
  ],
  ['Robots', 'Those that identify themselves are left out. Others are counted like visitors.'],
  ['Erased and held messages', 'Neither counts towards messages and orders, in this period or the one before.'],
] as const;

function Unseen() {
  return (
    <section aria-labelledby="unseen-title" className="text-pretty text-(length:--text-small) text-muted">
      <h3 id="unseen-title" className="text-ink text-lead">
        What cannot be counted
      </h3>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-5">
        {UNCOUNTED.map(([what, why]) => (
          <div key={what}>
            <dt className="font-semibold text-ink">{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        Days begin at midnight UTC. Today is not over, but is compared with a whole day. Counts are kept for{' '}
        {VISITS_KEPT_DAYS} days.
      </p>
    </section>
  );
}
