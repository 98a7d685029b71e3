// What the rules in `domain/` say in this language, and how they print. This file imports nothing.

export const language = {
  /** The folder's name, and the start of its addresses. */
  code: 'en',
  /** A BCP 47 tag, for pages, dates and numbers. */
  tag: 'en-GB',
};

export const priceWords = {
  euro: '{amount}€',
  /** Between thousands, and before cents. */
  thousands: ',',
  decimal: '.',
  custom: 'Custom',
  from: 'from {price}',
  /** A price's period in a sentence and read aloud, for '/month'. */
  perUnit: 'a {unit}',
};

/** What is wrong with a field, as form and function say it. */
export const fieldErrors = {
  email: 'Please enter a valid email address.',
  contact: {
    emailMissing: 'Please enter your email address.',
    messageMissing: 'Please write a message.',
    package: 'Please choose one of the packages.',
    unsendable: 'This text contains characters that cannot be sent.',
    oneLine: 'This must be a single line of text.',
    tooLong: 'Please use at most {limit} characters.',
  },
  checkout: {
    firstName: 'First name must be at least 2 characters.',
    lastName: 'Last name must be at least 2 characters.',
    phone: 'Please enter a valid phone number.',
    cardholderName: 'Cardholder name must be at least 2 characters.',
    cardNumber: 'Please enter a valid card number.',
    expiryDate: 'Please enter a valid expiry date (MM/YY).',
    cvc: 'Please enter a valid CVC (3-4 digits).',
  },
};
