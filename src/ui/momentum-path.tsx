import type { ComponentProps } from 'react';

type Props = {
  d: string;
  /** When it draws itself: on load, after another stroke, once its `plays` is seen, or never. */
  drawn?: 'draw' | 'draw draw-late' | 'play-stroke' | '';
};

/** A stroke of the momentum line, equally wide at every size. */
export function MomentumPath({ d, drawn = 'draw' }: Props) {
  return <path d={d} pathLength="1" className={`momentum-line ${drawn}`} vectorEffect="non-scaling-stroke" />;
}

/** The momentum line in a box of its own, which `className` positions and sizes. */
export function MomentumLine({ viewBox, className, ...stroke }: Props & { viewBox: string; className: string }) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true" className={className}>
      <MomentumPath {...stroke} />
    </svg>
  );
}

/** The same, drawn from left to right on load without work for the main thread: its box moves, and its drawing back. */
export function UncoveredLine({ className, ...line }: ComponentProps<typeof MomentumLine>) {
  return (
    <div className={`uncovered ${className}`}>
      <MomentumLine className="size-full overflow-visible" drawn="" {...line} />
    </div>
  );
}
