export const orderEstimate = {
  hours: { one: '{count} hour a week', other: '{count} hours a week' },
  months: { one: '{count} month', other: '{count} months' },
  both: '{hours} for {months}',
  asked: 'You asked for {estimate}.',
} as const;
