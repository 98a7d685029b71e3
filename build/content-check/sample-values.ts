// How to tell a value that no real company has by its look.

const MARKS: readonly RegExp[] = [
  // Reserved names (RFC 2606), and this machine.
  /(^|@|\/\/|\.)(example|test|invalid|localhost)(\.(com|net|org))?([:/]|$)/i,
  /\bMuster(mann|frau|straße|stadt| )/,
  // Register numbers of zeros only.
  /0{6}/,
  // Telephone numbers reserved for fiction by the German regulator: 030 23125.
  /^\+49 ?30 ?23125/,
];

/** Whether a company fact is obviously not real; searches objects and lists. */
export function isSampleValue(value: unknown): boolean {
  if (typeof value === 'string') return MARKS.some((mark) => mark.test(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(isSampleValue);
}
