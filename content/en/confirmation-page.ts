import * as figures from '../figures.ts';

export const confirmationPage = {
  details: 'Your details',
  terms: { name: 'Name', email: 'Email', phone: 'Phone', company: 'Company' },
  nextSteps: 'Next Steps',
  ahead: {
    label: 'From today to the first call',
    points: [
      {
        title: 'Today',
        text: 'You send us this order.',
        enter: 'You enter it and send it.',
        done: 'We have your order.',
      },
      { title: `Within ${figures.answer}`, text: 'We’ll be in touch.' },
      { title: 'First call', text: 'We begin.' },
    ],
  },
  send: {
    /** Whether this order has reached us. `unknown` is for details that are gone. */
    reached: {
      unknown: 'This browser has no record of an order.',
      notYet: 'This order has not reached us yet.',
      no: 'This order has not reached us.',
      sending: 'On its way. Not confirmed yet.',
      maybe: 'This order may have reached us on {date}.',
      yes: 'This order reached us on {date}.',
    },
    /** What to do next: large. With a reason it is one short line. */
    next: {
      send: `Send us this order and we’ll be in touch within ${figures.answer}.`,
      again: 'Please send it again.',
      later: 'Please send it again later.',
      check: 'Please check your details.',
      changed: 'Send it again if you have changed something.',
      offline: 'You are offline.',
      enter: 'Enter your details first.',
      wait: `We’ll be in touch within ${figures.answer}.`,
    },
    /** Why, below it. After a failure the server's own sentence comes in its place. */
    why: {
      reached: 'Until then there is nothing for you to do.',
      offline: 'Send it once you are back.',
      refused: 'Our server did not accept it.',
      'too-many': 'Too many messages have come from your connection.',
      'not-stored': 'Our server had a problem.',
      'not-loaded': 'A part of this page did not load.',
      unanswered: 'There was no answer. The same order counts only once.',
    },
    other: {
      yes: 'Your order of {package} reached us on {date} and stands.',
      maybe: 'Your order of {package} may have reached us on {date}.',
    },
    held: 'Your details are kept only until you close this page.',
    note: 'No payment was taken: the payment step is a placeholder. No contract is made.',
    submit: 'Send us this order',
    sending: 'Sending...',
    wrong: 'Something wrong? Write to us',
    cut: 'Your additional information is too long for a message: only the first part is sent with the order.',
  },
  order: {
    title: 'An order from the website. No payment was taken.',
    package: 'Package',
    price: 'Price',
    estimate: 'Asked for',
    name: 'Ordered by',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    additionalInfo: 'Additional information',
    cut: '[The rest was too long to be sent with the order.]',
  },
  home: 'Back to Home',
  package: 'View Package Details',
} as const;
