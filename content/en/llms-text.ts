import { WEEKS_A_MONTH } from '../../domain/price.ts';
import * as figures from '../figures.ts';
import { names } from './package-names.ts';
import { vat } from './vat.ts';

export const llmsText = {
  packages: 'Packages',
  prices: `Prices are in euros, ${vat.behindPrice}.`,
  bestFor: 'Where you are:',
  outcome: 'Outcome:',
  included: 'What is included:',
  plus: 'Everything in {name}, plus:',
  teams: names.teams,
  hours: '{hours} hours a week',
  perHour: `{price} an hour, based on a ${WEEKS_A_MONTH}-week month`,
  agreed: 'people, hours and price as agreed',
  ordering: 'Ordering',
  checkout:
    'Each package has a three-step checkout. It is a placeholder: no payment is taken and no contract is made. To begin, send a message.',
  contact: 'Contact',
  email: 'Email:',
  phone: 'Phone:',
  address: 'Address:',
  form: 'Contact form:',
  promise: `Every message is answered within ${figures.answer}.`,
  pages: 'More pages',
  caseStudies: 'Case studies',
} as const;
