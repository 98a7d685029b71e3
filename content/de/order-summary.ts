import type { orderSummary as english } from '../en/order-summary.ts';
import type { Words } from '../with-words.ts';

export const orderSummary: Words<typeof english> = {
  title: 'Deine Bestellung',
  show: 'Zeigen, was enthalten ist',
  hide: 'Ausblenden, was enthalten ist',
  included: 'Das ist enthalten',
  subtotal: 'Zwischensumme',
  total: 'Gesamt',
  custom: 'Den Preis vereinbaren wir mit dir, bevor etwas beginnt.',
  sizes: '{count} Größen, ab {price}.',
  choose: 'Größe wählen',
};
