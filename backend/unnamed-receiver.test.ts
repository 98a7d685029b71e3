import { expect, test } from 'vitest';
import { unnamedReceiver } from './unnamed-receiver.ts';

const messageWebhook = { url: 'https://hooks.example.com/services/token', secret: '' };
const site = (attribute: string) => {
  const body = new TextEncoder().encode(`<div data-messages-kept="12"${attribute}>`);
  return new Map([['privacy.html', { body, type: '', hash: '', encoded: {} }]]);
};

test('refuses a webhook that the built privacy page does not name, without its token', () => {
  for (const files of [site(''), site(' data-messages-also-to="other.example.com"')]) {
    const reason = unnamedReceiver(files, { messageWebhook }, 'hooks.example.com');
    expect(reason).toContain('would post messages to hooks.example.com, which the privacy page does not name');
    expect(reason).not.toContain('token');
  }
  expect(unnamedReceiver(new Map(), { messageWebhook })).toContain('does not name');
});

test('allows a webhook that the page names, or the content where there are no pages, and none at all', () => {
  expect(unnamedReceiver(site(' data-messages-also-to="hooks.example.com"'), { messageWebhook })).toBeNull();
  expect(unnamedReceiver(new Map(), { messageWebhook }, 'hooks.example.com')).toBeNull();
  expect(unnamedReceiver(site(''), { messageWebhook: null })).toBeNull();
});
