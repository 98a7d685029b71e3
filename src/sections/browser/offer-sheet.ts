import { formatAmount } from '../../../domain/price.ts';
import { parseEstimateField } from '../../../domain/team-estimate.ts';
import { fillIn } from '../../ui/fill-in.ts';

// What was asked for in the team calculator stands in the address.
const list = document.querySelector('[data-asked]') as HTMLElement;
const { asked = '', total = '', hours: included, cost } = list.dataset;
const parameters = new URLSearchParams(location.search);
const hours = parseEstimateField('hours', parameters.get('hours'));
const months = parseEstimateField('months', parameters.get('months'));
if (cost && hours && months && hours <= Number(included)) {
  const cents = Number(cost);
  const lines = [
    fillIn(asked, { hours }),
    fillIn(total, { months, price: formatAmount(cents), total: formatAmount(months * cents) }),
  ];
  list.append(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
}
