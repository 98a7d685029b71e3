import { WEEKS_A_MONTH } from '../../domain/price.ts';
export const offer = {
  title: 'Offer overview',
  metaDescription: '{name} on one page to print: price, what is included and how to reach us.',
  date: 'Date',
  included: 'What is included',
  assumptions: 'What this is based on',
  asOfDate: 'Prices are as shown on our site on the date above.',
  oneTime: 'The price is paid once.',
  monthly: 'The price is for one month.',
  fourWeeks: `An hour costs {price}, based on a ${WEEKS_A_MONTH}-week month.`,
  custom: 'The price is agreed with you before anything starts.',
  total: '{months} × {price} is {total} in total.',
  contact: 'Questions',
  notContract: 'This is an overview and not a contract. Nothing has been ordered.',
  print: 'Print this page',
  order: 'Order Now',
  ask: 'Ask about it',
} as const;
export type OfferWords = typeof offer;

export const orderEstimate = {
  hours: { one: '{count} hour a week', other: '{count} hours a week' },
  months: { one: '{count} month', other: '{count} months' },
  both: '{hours} for {months}',
  asked: 'You asked for {estimate}.',
} as const;
