import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTACT_ANSWER_PATHS, CONTACT_FUNCTION_NAME, CONTACT_FUNCTION_PATH } from './contact-function.ts';

test('the function has the name and the path that the contact form calls', () => {
  expect(CONTACT_FUNCTION_PATH).toBe('/functions/v1/send-contact-email');
});

test('the hosted form has a folder for the function, and its settings name the same', () => {
  const entry = `functions/${CONTACT_FUNCTION_NAME}/index.ts`;
  expect(existsSync(`supabase/${entry}`)).toBe(true);
  const settings = readFileSync('supabase/config.toml', 'utf8');
  const [, section] = settings.split(`[functions.${CONTACT_FUNCTION_NAME}]\n`);
  expect(section?.split('\n[')[0]).toContain(`entrypoint = "./${entry}"`);
});

test('both pages that the function answers with exist', () => {
  for (const path of Object.values(CONTACT_ANSWER_PATHS)) expect(existsSync(`src/pages${path}.astro`)).toBe(true);
});

test('no other code writes the name of the function or these addresses', () => {
  const names = [CONTACT_FUNCTION_NAME, ...Object.values(CONTACT_ANSWER_PATHS)].join('|');
  const literal = new RegExp(`(?:['"\`]|[a-z0-9]\\}?/|\\}/?)(?:${names})(?:['"\`#?]|$)`, 'm');
  const files = globSync('{backend,bench,build,catalogue,content,domain,e2e,scripts,src,testing}/**/*.{ts,tsx,astro}', {
    exclude: ['**/node_modules/**'],
  });
  const writing = files.filter((path) =>
    literal.test(readFileSync(path, 'utf8').replaceAll(/^ *(?:\/\/|\*).*$/gm, '')),
  );
  expect(writing).toEqual(['domain/contact-function.test.ts', 'domain/contact-function.ts']);
});
