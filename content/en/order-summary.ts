/** The texts of the order summary, which is static HTML. */
export const orderSummary = {
  title: 'Order Summary',
  /** On narrow screens the list starts closed. */
  show: 'Show what is included',
  hide: 'Hide what is included',
  included: "What's included",
  subtotal: 'Subtotal',
  total: 'Total',
  custom: 'The price is agreed with you before anything starts.',
  /** The long-term teams as a whole; the second is a link. */
  sizes: '{count} sizes start at {price}.',
  choose: 'Choose a size',
} as const;
