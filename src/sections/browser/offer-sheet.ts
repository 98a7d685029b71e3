import { printAsked } from '../../../catalogue/printed-estimate.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { estimateInAddress, withEstimate } from '../../../domain/order-estimate.ts';
import { formatAmount } from '../../../domain/price.ts';

// The calculator's estimate is in the address and is passed on to the order.
const list = document.querySelector('[data-most-hours]') as HTMLElement;
const { total = '', mostHours, cost } = list.dataset;
const estimate = estimateInAddress(location.search, Number(mostHours));
if (estimate) {
  const cents = Number(cost);
  const { months } = estimate;
  const lines = [
    printAsked(estimate),
    ...(cost ? [fillIn(total, { months, price: formatAmount(cents), total: formatAmount(months * cents) })] : []),
  ];
  list.append(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
  const order = document.querySelector('[data-order]') as HTMLAnchorElement;
  order.href = withEstimate(order.pathname, estimate);
}
