/** The words of the checkout's order summary, which is part of the page and needs no script. */
export const orderSummary = {
  title: 'Order Summary',
  /** On narrow screens the list is closed at first. */
  show: 'Show what is included',
  hide: 'Hide what is included',
  included: "What's included",
  subtotal: 'Subtotal',
  total: 'Total',
  custom: 'The price is agreed with you before anything starts.',
  /** The ways back, under the summary. */
  packagePage: 'About this package',
  anotherPackage: 'Choose another package',
  offer: 'Offer overview to print',
} as const;
