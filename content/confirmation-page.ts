import * as figures from './figures.ts';

/** The texts of the last step, loaded with it. `{…}` is filled in. */
export const confirmationPage = {
  details: 'Your details',
  terms: { name: 'Name', email: 'Email', phone: 'Phone', company: 'Company' },
  nextSteps: 'Next Steps',
  /** The points of the line below the heading. */
  ahead: {
    label: 'From today to the first call',
    points: [
      { title: 'Today', text: 'You send us this order.', done: 'We have your order.' },
      { title: `Within ${figures.answer}`, text: 'We contact you.' },
      { title: 'First call', text: 'We begin.' },
    ],
  },
  /** Sending the order, which the checkout does only on request. */
  send: {
    notYet: 'Not sent yet',
    saved: `Saved on this device. Send it to us and we contact you within ${figures.answer}.`,
    /** When the browser refuses to store it. */
    held: `Kept only until you close this page. Send it to us and we contact you within ${figures.answer}.`,
    note: 'No payment was taken and no contract is made.',
    /** In place of the note, when a different order was sent from this device. */
    earlier: 'Your other order of {date} stands. No payment was taken.',
    offline: 'You are offline. Send the order once you are back.',
    submit: 'Send us this order',
    sending: 'Sending...',
    missing: 'Nothing can be sent yet.',
    sent: `We have your order. We contact you within ${figures.answer}.`,
    sentAt: 'Sent on {date}',
    /** In place of the button once it is sent. */
    wrong: 'Something wrong? Write to us',
    cut: 'Your additional information is too long for a message: only the first part is sent with the order.',
  },
  /** The order as a message to us. */
  order: {
    title: 'An order from the website. No payment was taken.',
    package: 'Package',
    price: 'Price',
    estimate: 'Asked for',
    name: 'Ordered by',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    date: 'Date',
    additionalInfo: 'Additional information',
    cut: '[The rest was too long to be sent with the order.]',
  },
  home: 'Back to Home',
  package: 'View Package Details',
} as const;
