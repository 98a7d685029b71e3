/**
 * An arrowhead that keeps its shape however its line is stretched. It points right; `className` places its centre, the
 * tip, at the line's end and turns it.
 */
export function ArrowHead({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={`absolute size-22 overflow-visible transform-[translate(-50%,-50%)_rotate(var(--turn))] ${className}`}
      aria-hidden="true"
    >
      <path
        d="M2 12 50 50 2 88"
        pathLength="1"
        className="momentum-line draw draw-late"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
