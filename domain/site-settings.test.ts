import { expect, it } from 'vitest';
import { messagesServer, readSiteSettings } from './site-settings.ts';

it('has defaults that work on a fresh clone', () => {
  expect(readSiteSettings({})).toEqual({
    PUBLIC_SITE_URL: 'http://localhost:3000',
    PUBLIC_PRICE_READING: 'single',
    PUBLIC_COUNT_VISITS: 'off',
    PUBLIC_HOST_FORM: 'files',
    PUBLIC_MESSAGES_URL: '',
    PUBLIC_SUPABASE_URL: '',
    PUBLIC_SUPABASE_KEY: 'local-public-key',
  });
});

it('takes one place for the messages', () => {
  const own = { PUBLIC_MESSAGES_URL: 'https://api.going.example' };
  expect(readSiteSettings(own)).toMatchObject(own);
  expect(() => readSiteSettings({ ...own, PUBLIC_SUPABASE_URL: 'https://project.supabase.co' })).toThrow(
    'Set PUBLIC_MESSAGES_URL or PUBLIC_SUPABASE_URL, not both',
  );
});

it('stops a build for a host of files that names nobody who takes the messages', () => {
  const PUBLIC_HOST_FORM = 'directory';
  expect(() => readSiteSettings({ PUBLIC_HOST_FORM })).toThrow(
    /PUBLIC_MESSAGES_URL or PUBLIC_SUPABASE_URL.*same-origin/,
  );
  for (const taker of [
    { PUBLIC_MESSAGES_URL: 'same-origin' },
    { PUBLIC_MESSAGES_URL: 'https://api.going.example' },
    { PUBLIC_SUPABASE_URL: 'https://project.supabase.co' },
  ])
    expect(readSiteSettings({ PUBLIC_HOST_FORM, ...taker })).toMatchObject(taker);
  expect(messagesServer({ PUBLIC_MESSAGES_URL: 'same-origin', PUBLIC_SUPABASE_URL: '' })).toBe('');
});

it('counts visits only where a server of your own serves the pages', () => {
  const counting = { PUBLIC_COUNT_VISITS: 'on' };
  expect(readSiteSettings(counting)).toMatchObject(counting);
  for (const name of ['PUBLIC_MESSAGES_URL', 'PUBLIC_SUPABASE_URL'])
    expect(() => readSiteSettings({ ...counting, [name]: 'https://api.going.example' })).toThrow(
      `PUBLIC_COUNT_VISITS=on needs a server of your own that serves the pages, and ${name} says`,
    );
});

const AN_ORIGIN = 'an address without a path, such as https://www.example.com';
it.each([
  ['PUBLIC_SITE_URL', 'going.example', AN_ORIGIN],
  ['PUBLIC_SITE_URL', 'ftp://going.example', AN_ORIGIN],
  ['PUBLIC_SITE_URL', 'https://going.example/site', AN_ORIGIN],
  ['PUBLIC_SITE_URL', 'https://going.example?x=1', AN_ORIGIN],
  ['PUBLIC_PRICE_READING', 'double', 'single or per-surface'],
  ['PUBLIC_COUNT_VISITS', 'yes', 'off or on'],
  ['PUBLIC_HOST_FORM', 'folders', 'files or directory'],
  ['PUBLIC_MESSAGES_URL', 'api.example.com', `${AN_ORIGIN}, or same-origin`],
  ['PUBLIC_MESSAGES_URL', 'https://api.example.com/messages', `${AN_ORIGIN}, or same-origin`],
  ['PUBLIC_SUPABASE_URL', 'javascript:alert(1)', 'the address of a hosted project'],
])('stops the build with a sentence when %s is %j', (name, value, allowed) => {
  expect(() => readSiteSettings({ [name]: value })).toThrow(`The setting ${name} must be ${allowed}, not '${value}'.`);
});

it('needs a key that is not empty', () => {
  expect(() => readSiteSettings({ PUBLIC_SUPABASE_KEY: '' })).toThrow('The setting PUBLIC_SUPABASE_KEY must not be');
});
