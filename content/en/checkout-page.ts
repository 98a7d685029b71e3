import { KEEP_HOURS } from '../../domain/checkout-keeping.ts';
import { names } from './package-names.ts';

export const checkoutPage = {
  steps: { personal: 'Personal Details', payment: 'Payment Details', confirmation: 'Confirmation' },
  progress: {
    label: 'Progress',
    done: '(completed)',
    current: '(current step)',
    onPhone: 'Step {number} of {total}: {step}',
  },
  personal: {
    lead: 'So we know who to call.',
    fields: {
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      email: { label: 'Email' },
      phone: { label: 'Phone' },
      company: { label: 'Company' },
      additionalInfo: { label: 'Additional information' },
    },
    submit: 'Continue to Payment',
    privacy: { text: 'Your details stay in your browser. Nothing is sent at this step.', link: 'Privacy' },
    toast: { title: 'Personal details saved', description: 'Proceeding to payment details' },
  },
  payment: {
    note: 'This step is a placeholder for a card payment provider integration and no payment is processed. No contract is made. Please do not enter real card details.',
    fields: {
      cardholderName: { label: 'Cardholder name' },
      cardNumber: { label: 'Card number' },
      expiryDate: { label: 'Expiry date (MM/YY)' },
      cvc: { label: 'CVC' },
    },
    testCard: 'Fill in a test card',
    testCardholder: 'Test Founder',
    back: 'Back',
    submit: 'Complete Order',
    waiting: 'Completing your order...',
    toast: { title: 'Payment details submitted', description: 'Processing your payment...' },
  },
  confirmation: { title: 'Order Confirmed!', text: "Thank you for your order. We're excited to work with you!" },
  dataOnDevice: {
    title: 'Your data on this device',
    nothing: 'None of your details are stored.',
    records: {
      personal: 'your personal details',
      payment: 'a masked payment record',
      estimate: 'the hours and months you asked for',
      sent: 'the package and time of your order',
    },
    kept: `For ${KEEP_HOURS} hours this browser keeps {records}.`,
    held: 'Until you close this page, it holds {records}.',
    order: 'Erasing them does not withdraw an order.',
    until: 'Then it deletes them: at once while the checkout is open, otherwise when you next open this site.',
    typed: 'This tab keeps what you type before you continue, but never the card number or the CVC.',
    erase: 'Erase them now',
  },
  orderingAs: 'Ordering as',
  changeDetails: 'Change your details',
  missingDetails: 'No personal details are saved.',
  expiredDetails: `Your details were erased after ${KEEP_HOURS} hours.`,
  missingDetailsLink: 'Enter your personal details',
  unknownPackage: `We do not have the package you asked for. ${names.kickoff} is shown instead.`,
  unknownPackageLink: 'See all packages',
} as const;

/** Shown without JavaScript, and in no script. */
export const checkoutWithoutScript = {
  text: 'The checkout needs JavaScript, which is switched off in this browser. Nothing is lost:',
  link: 'send us a message instead.',
} as const;

export const orderSummary = {
  title: 'Order Summary',
  show: 'Show what is included',
  hide: 'Hide what is included',
  included: "What's included",
  subtotal: 'Subtotal',
  total: 'Total',
  custom: 'The price is agreed with you before anything starts.',
  sizes: '{count} sizes start at {price}.',
  choose: 'Choose a size',
} as const;

export const cardHints = {
  americanExpress: 'An American Express number has 15 digits.',
  checkDigit: 'This number has a digit that does not fit. Please check it.',
  month: 'A month is a number from 01 to 12.',
  past: 'This date is in the past.',
};
