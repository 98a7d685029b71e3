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
