import { MomentumPath } from '../../ui/momentum-path.tsx';

/** The momentum line on a ruled ground: flat at first, then lifting to an arrow at the top right. */
export function RisingLine({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 540"
      preserveAspectRatio="none"
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      {[90, 180, 270, 360, 450].map((y) => (
        <line key={y} x1="0" x2="560" y1={y} y2={y} className="stroke-hairline" vectorEffect="non-scaling-stroke" />
      ))}
      <g strokeWidth="16">
        <MomentumPath d="M-30 470C90 470 170 462 250 410C350 345 400 210 535 40" />
        <MomentumPath d="M462 40H535V116" />
      </g>
    </svg>
  );
}
