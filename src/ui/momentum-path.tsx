type Props = {
  d: string;
  /** Draws itself when the page opens, after another stroke has, as it is scrolled into view, or once it is seen. */
  drawn?: 'draw' | 'draw draw-late' | 'draw-on-scroll' | 'play-stroke';
};

/** One stroke of the momentum line, of the same width at every size of its drawing. */
export function MomentumPath({ d, drawn = 'draw' }: Props) {
  return <path d={d} pathLength="1" className={`momentum-line ${drawn}`} vectorEffect="non-scaling-stroke" />;
}
