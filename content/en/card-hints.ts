export const cardHints = {
  americanExpress: 'An American Express number has 15 digits.',
  checkDigit: 'This number has a digit that does not fit. Please check it.',
  month: 'A month is a number from 01 to 12.',
  past: 'This date is in the past.',
};
