type Props = {
  d: string;
  /** When it draws itself: on load, after another stroke, by scrolling, or once seen. */
  drawn?: 'draw' | 'draw draw-late' | 'draw-on-scroll' | 'play-stroke';
};

/** A stroke of the momentum line, equally wide at every size. */
export function MomentumPath({ d, drawn = 'draw' }: Props) {
  return <path d={d} pathLength="1" className={`momentum-line ${drawn}`} vectorEffect="non-scaling-stroke" />;
}
