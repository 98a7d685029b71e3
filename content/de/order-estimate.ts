import type { orderEstimate as english } from '../en/order-estimate.ts';
import type { Words } from '../with-words.ts';

export const orderEstimate: Words<typeof english> = {
  hours: { one: '{count} Stunde pro Woche', other: '{count} Stunden pro Woche' },
  months: { one: '{count} Monat', other: '{count} Monate' },
  both: '{hours} für {months}',
  asked: 'Deine Anfrage: {estimate}.',
};
