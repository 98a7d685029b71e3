import { catalogue } from '../../catalogue/orderable.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import type { OrderData } from '../../domain/order.ts';
import { contactChoiceFor, PACKAGE_IDS } from '../../domain/package-ids.ts';

/** The words of an order in version 0.2, whose data was in its text alone. */
const SHIPPED = {
  title: 'An order from the website. No payment was taken.',
  package: 'Package',
  price: 'Price',
  estimate: 'Asked for',
  name: 'Ordered by',
  company: 'Company',
};

/** The order in a message of version 0.2, by the shipped words or this copy's own; null if it is none. */
export function readOldOrder(message: string, choice: string): OrderData | null {
  const words = [SHIPPED, confirmationPage.order].find(({ title }) => message.startsWith(`${title}\n`));
  if (!words) return null;
  const [, head = ''] = message.split('\n\n');
  const lines = new Map(head.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const value = (label: string) => lines.get(label) ?? '';
  const name = value(words.package);
  const id =
    catalogue.find((entry) => entry.name === name)?.id ?? PACKAGE_IDS.find((pack) => contactChoiceFor(pack) === choice);
  if (id === undefined) return null;
  const [, hours, months] = /(\d+)\D+(\d+)/.exec(value(words.estimate)) ?? [];
  return {
    package: id,
    price: value(words.price),
    name: value(words.name),
    company: value(words.company),
    hours: hours === undefined ? null : Number(hours),
    months: months === undefined ? null : Number(months),
  };
}
