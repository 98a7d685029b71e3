import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTACT_ANSWER_PATHS, CONTACT_FUNCTION_NAME } from './contact-function.ts';

test('has a folder and settings of that name in the hosted form', () => {
  const entry = `functions/${CONTACT_FUNCTION_NAME}/index.ts`;
  expect(existsSync(`supabase/${entry}`)).toBe(true);
  const settings = readFileSync('supabase/config.toml', 'utf8');
  const [, section] = settings.split(`[functions.${CONTACT_FUNCTION_NAME}]\n`);
  expect(section?.split('\n[')[0]).toContain(`entrypoint = "./${entry}"`);
});

test('answers with two pages that exist', () => {
  for (const path of Object.values(CONTACT_ANSWER_PATHS)) expect(existsSync(`src/pages${path}.astro`)).toBe(true);
});

test('is named nowhere else in the code', () => {
  const names = [CONTACT_FUNCTION_NAME, ...Object.values(CONTACT_ANSWER_PATHS)].join('|');
  const literal = new RegExp(`(?:['"\`]|[a-z0-9]\\}?/|\\}/?)(?:${names})(?:['"\`#?]|$)`, 'm');
  const files = globSync('{backend,bench,build,catalogue,content,domain,e2e,scripts,src,testing}/**/*.{ts,tsx,astro}', {
    exclude: ['**/node_modules/**'],
  });
  const writing = files.filter((path) =>
    literal.test(readFileSync(path, 'utf8').replaceAll(/^ *(?:\/\/|\*).*$/gm, '')),
  );
  expect(writing).toEqual(['domain/contact-function.ts']);
});
