/**
 * The head of an arrow, which keeps its shape whatever its line is stretched to. It points to the right; style sheets put
 * its middle, which is the tip, where the line ends, and turn it.
 */
export function ArrowHead({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={`arrow-head ${className}`} aria-hidden="true">
      <path
        d="M2 12 50 50 2 88"
        pathLength="1"
        className="momentum-line draw draw-late"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
