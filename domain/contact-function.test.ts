import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTACT_FUNCTION_NAME } from './contact-function.ts';

test('has a folder and settings of that name in the hosted form', () => {
  const entry = `functions/${CONTACT_FUNCTION_NAME}/index.ts`;
  expect(existsSync(`supabase/${entry}`)).toBe(true);
  const settings = readFileSync('supabase/config.toml', 'utf8');
  const [, section] = settings.split(`[functions.${CONTACT_FUNCTION_NAME}]\n`);
  expect(section?.split('\n[')[0]).toContain(`entrypoint = "./${entry}"`);
});
