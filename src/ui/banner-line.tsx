import { MomentumLine } from './momentum-path.tsx';

/** The momentum line at the foot of a banner, below text and buttons. Draws itself when scrolled into view, or at once. */
export function BannerLine({ drawn = 'draw-on-scroll' }: { drawn?: 'draw' | 'draw-on-scroll' }) {
  return (
    <MomentumLine
      viewBox="0 0 1200 260"
      className="banner-line absolute inset-x-0 bottom-5 -z-1 h-10 w-full overflow-visible stroke-6 opacity-90 sm:h-20"
      d="M-20 246C300 244 560 236 760 196C940 160 1060 96 1230 -30"
      drawn={drawn}
    />
  );
}
