import { printEstimate } from '../../catalogue/printed-estimate.ts';
import { ESTIMATE_LIMITS, type OrderEstimate } from '../../domain/order-estimate.ts';

type Props = {
  /** The most hours a week of the package; without any there is no line. */
  mostHours: number;
  print?: (estimate: OrderEstimate) => string;
  className: string;
  estimate?: string;
};

/** The calculator's estimate, with the room of the longest one in any language: nothing below it moves when it appears. */
export function EstimateLine({ mostHours, print = printEstimate, className, estimate }: Props) {
  return (
    mostHours > 0 && (
      <span
        className={`grid *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)] ${className}`}
        data-longest={print({ hours: mostHours, months: ESTIMATE_LIMITS.months.max })}
      >
        <span data-estimate={estimate === undefined ? '' : undefined}>{estimate}</span>
      </span>
    )
  );
}
