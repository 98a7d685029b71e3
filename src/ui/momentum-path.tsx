type Props = {
  d: string;
  /** When it draws itself: on load, after another stroke, once its `plays` is seen, or never. */
  drawn?: 'draw' | 'draw draw-late' | 'play-stroke' | '';
};

/** A stroke of the momentum line, equally wide at every size. */
export function MomentumPath({ d, drawn = 'draw' }: Props) {
  return <path d={d} pathLength="1" className={`momentum-line ${drawn}`} vectorEffect="non-scaling-stroke" />;
}

type LineProps = Props & { viewBox: string; className: string };

/** The momentum line in an SVG of its own, which `className` positions and sizes. */
export function MomentumLine({ viewBox, className, ...stroke }: LineProps) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true" className={className}>
      <MomentumPath {...stroke} />
    </svg>
  );
}

/** A momentum line that the compositor uncovers from left to right on load: its box moves in, and its drawing the other way. */
export function UncoveredLine({ className, ...line }: Omit<LineProps, 'drawn'>) {
  return (
    <div className={`uncovered ${className}`}>
      <MomentumLine className="size-full overflow-visible" drawn="" {...line} />
    </div>
  );
}
