import { describe, expect, it } from 'vitest';
import { readSiteSettings } from './site-settings.ts';

describe("the build's settings", () => {
  it('have defaults that work on a fresh clone', () => {
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

  it('are read as set, ignoring other variables', () => {
    const set = {
      PUBLIC_SITE_URL: 'https://going.example',
      PUBLIC_PRICE_READING: 'per-surface',
      PUBLIC_COUNT_VISITS: 'off',
      PUBLIC_HOST_FORM: 'directory',
      PUBLIC_MESSAGES_URL: '',
      PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
      PUBLIC_SUPABASE_KEY: 'public-key',
    };
    expect(readSiteSettings({ ...set, PATH: '/bin' })).toEqual(set);
  });

  it('name one place for the messages', () => {
    const own = { PUBLIC_MESSAGES_URL: 'https://api.going.example' };
    expect(readSiteSettings(own)).toMatchObject(own);
    expect(() => readSiteSettings({ ...own, PUBLIC_SUPABASE_URL: 'https://project.supabase.co' })).toThrow(
      'Set PUBLIC_MESSAGES_URL or PUBLIC_SUPABASE_URL, not both',
    );
  });

  it('count visits only where a server of your own serves the pages', () => {
    const counting = { PUBLIC_COUNT_VISITS: 'on' };
    expect(readSiteSettings(counting)).toMatchObject(counting);
    for (const name of ['PUBLIC_MESSAGES_URL', 'PUBLIC_SUPABASE_URL'])
      expect(() => readSiteSettings({ ...counting, [name]: 'https://api.going.example' })).toThrow(
        `PUBLIC_COUNT_VISITS=on needs a server of your own that serves the pages, and ${name} says`,
      );
  });

  it.each([
    ['PUBLIC_SITE_URL', 'going.example'],
    ['PUBLIC_SITE_URL', 'ftp://going.example'],
    ['PUBLIC_SITE_URL', 'https://going.example/site'],
    ['PUBLIC_SITE_URL', 'https://going.example?x=1'],
    ['PUBLIC_PRICE_READING', 'double'],
    ['PUBLIC_COUNT_VISITS', 'yes'],
    ['PUBLIC_HOST_FORM', 'folders'],
    ['PUBLIC_MESSAGES_URL', 'api.example.com'],
    ['PUBLIC_MESSAGES_URL', 'https://api.example.com/messages'],
    ['PUBLIC_SUPABASE_URL', 'javascript:alert(1)'],
    ['PUBLIC_SUPABASE_KEY', ''],
  ])('stop the build with a sentence when %s is %j', (name, value) => {
    expect(() => readSiteSettings({ [name]: value })).toThrow(
      `The setting ${name} is '${value}', which is not allowed. See .env.example.`,
    );
  });
});
