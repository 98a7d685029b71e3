import { formatAmount } from '../../../domain/price.ts';
import { parseEstimateField } from '../../../domain/team-estimate.ts';
import { fillIn } from '../../ui/fill-in.ts';

// The day on an offer is the visitor's; what was asked for in the team calculator stands in the address.
const today = document.querySelector('[data-today]') as HTMLTimeElement;
const now = new Date();
today.dateTime = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  .map((part) => `${part}`.padStart(2, '0'))
  .join('-');
today.textContent = now.toLocaleDateString('en-GB', { dateStyle: 'long' });

document.querySelector('[data-print]')?.addEventListener('click', () => print());

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
