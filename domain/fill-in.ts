const PLACEHOLDER = /\{([\w-]+)\}/g;

export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);
}

/** Fills in the `{…}` of a text: `fillIn('Step {number}', { number: 2 })` is 'Step 2'. Throws on an unknown name. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text '${text}' uses '${name}', which is not provided.`);
    return String(value);
  });
}
