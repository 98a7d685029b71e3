// How to tell a shipped sample value from an owner's, whatever the lists of samples say.

const MARKS: readonly RegExp[] = [
  // Reserved names (RFC 2606), and this machine.
  /(^|@|\/\/|\.)(example|test|invalid|localhost)(\.(com|net|org))?([:/]|$)/i,
  /\bMuster(mann|frau|straße|stadt| )/,
  // Register numbers of zeros only.
  /0{6}/,
  // Telephone numbers reserved for fiction by the German regulator: 030 23125.
  /^\+49 ?30 ?23125/,
];

/** The company that the site ships with. */
const COMPANY: readonly unknown[] = ['Going', 'Going GmbH'];

/** Its invented customers: people and companies. */
const CUSTOMERS = [
  ...['Amara Osei', 'Jonas Wieland', 'Leyla Demir', 'Henrik Sand'],
  ...['Papierboot', 'Ostwind', 'Halden', 'Brightkiln', 'Mittag', 'Quarry', 'Fernweh', 'Lotse', 'Kornblume'],
];

/** Whether a company fact is obviously not real; searches objects and lists. */
export function isSampleValue(value: unknown): boolean {
  if (typeof value === 'string') return MARKS.some((mark) => mark.test(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(isSampleValue);
}

/** Whether this is the sample company's name. */
export function isSampleCompany(name: unknown): boolean {
  return COMPANY.includes(name);
}

/** Whether this is one of the invented customers. */
export function isSampleCustomer(name: string): boolean {
  return CUSTOMERS.includes(name);
}
