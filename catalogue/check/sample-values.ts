// How a value that ships with the site is told from an owner's own, whatever the lists of samples say.

const MARKS: readonly RegExp[] = [
  // Names that nobody can own (RFC 2606), and this machine itself.
  /(^|@|\/\/|\.)(example|test|invalid|localhost)(\.(com|net|org))?([:/]|$)/i,
  /\bMuster(mann|frau|straße|stadt| )/,
  // Numbers of a register that are all noughts.
  /0{6}/,
  // Telephone numbers that the German regulator keeps for films: 030 23125.
  /^\+49 ?30 ?23125/,
];

/** The company that the site ships with. */
const COMPANY: readonly unknown[] = ['Going', 'Going GmbH'];

/** Its invented customers: people and companies. */
const CUSTOMERS = [
  ...['Amara Osei', 'Jonas Wieland', 'Leyla Demir', 'Henrik Sand'],
  ...['Papierboot', 'Ostwind', 'Halden', 'Brightkiln', 'Mittag', 'Quarry', 'Fernweh', 'Lotse', 'Kornblume'],
];

/** Whether a fact of the company is plainly no real one; looks into objects and lists. */
export function isSampleValue(value: unknown): boolean {
  if (typeof value === 'string') return MARKS.some((mark) => mark.test(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(isSampleValue);
}

/** Whether a name is that of the company that the site ships with. */
export function isSampleCompany(name: unknown): boolean {
  return COMPANY.includes(name);
}

/** Whether somebody is one of the invented customers. */
export function isSampleCustomer(name: string): boolean {
  return CUSTOMERS.includes(name);
}
