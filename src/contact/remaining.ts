const SHOW_WHEN_LEFT = 500;

/** Says how many characters are left once a text nears its limit; nothing before. */
export function remaining(length: number, limit: number): string | undefined {
  const left = limit - length;
  if (left > SHOW_WHEN_LEFT) return undefined;
  const number = Math.abs(left).toLocaleString('en-GB');
  return left < 0 ? `${number} characters too many` : `${number} characters left`;
}
