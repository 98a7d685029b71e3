import type { ReactNode } from 'react';
import { ButtonLink, type Way } from '../ui/button.tsx';
import { MomentumLine } from '../ui/momentum-path.tsx';
import { DoneMark } from '../ui/next-steps.tsx';
import { HeroEnd } from '../ui/section.tsx';
import { ArrowHead } from './drawings/curves.tsx';

type Props = {
  code?: string;
  title: string;
  text: string;
  link: Way;
  second?: Way;
  /** The line beside the text: off the page, arrived, or none. */
  line?: 'runaway' | 'arrived';
  children?: ReactNode;
};

const LINES = {
  runaway:
    'M-40 330C240 330 420 322 600 300C800 276 900 330 1010 300C1100 275 1130 190 1180 90C1210 30 1230 -20 1250 -90',
  arrived: 'M-40 360C260 358 520 350 740 286C900 238 1000 160 1080 96',
} as const;

/** The page for 'not found', 'message sent' and 'message not sent', painted from its end: its line stands on its lower edge. */
export function Answer({ code, title, text, link, second, line, children }: Props) {
  return (
    <section className="relative isolate overflow-clip">
      {line && (
        <div className="absolute inset-x-0 bottom-0 -z-1 h-96 stroke-[clamp(0.75rem,1.2vw,1.125rem)]">
          <MomentumLine viewBox="0 0 1200 400" className="size-full overflow-visible" d={LINES[line]} />
          {line === 'arrived' && <ArrowHead className="top-[24%] left-[90%] [--turn:-38deg] max-sm:[--turn:-62deg]" />}
        </div>
      )}
      <div className="page-width pt-12 pb-56 sm:pt-20 md:pb-80 lg:pt-28 lg:pb-64">
        {code && (
          <p className="font-bold font-display text-[clamp(6rem,18vw,12rem)] leading-[0.85] tracking-[-0.02em]">
            {code}
          </p>
        )}
        {line === 'arrived' && (
          <div className="mb-5">
            <DoneMark />
          </div>
        )}
        <h1 className={code ? 'mt-6 text-h2' : 'text-h1'}>{title}</h1>
        <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
        {children}
        <p className="mt-9 flex flex-wrap gap-2 max-sm:*:w-auto max-sm:*:px-4 sm:gap-3">
          <ButtonLink {...link} />
          {second && <ButtonLink {...second} variant="secondary" />}
        </p>
      </div>
      <HeroEnd />
    </section>
  );
}
