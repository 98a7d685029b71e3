/** The texts for the team calculator's estimate in orders and offers. `{…}` is filled in. */
export const orderEstimate = {
  hours: { one: '{count} hour a week', other: '{count} hours a week' },
  months: { one: '{count} month', other: '{count} months' },
  both: '{hours} for {months}',
  asked: 'You asked for {estimate}.',
} as const;
