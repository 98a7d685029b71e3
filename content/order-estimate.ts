/** The words for what the team calculator worked out, wherever an order or an offer says it. `{…}` is filled in. */
export const orderEstimate = {
  hours: { one: '{count} hour a week', other: '{count} hours a week' },
  months: { one: '{count} month', other: '{count} months' },
  both: '{hours} for {months}',
  asked: 'You asked for {estimate}.',
} as const;
