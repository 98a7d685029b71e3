import { expect, test } from 'vitest';
import { policyFault, policyHash, withOwnPolicy } from './page-policy.ts';

const page = (policy: string) => `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`;
const REST = "form-action 'self';base-uri 'none';object-src 'none'";

test('accepts hashes and our own origin', () => {
  expect(policyFault(page(`default-src 'self';${REST}; script-src 'self' 'sha256-abc=';`))).toBeNull();
});

test.each([
  ['<head></head>', 'it has no content security policy'],
  [page(REST), 'its policy has no script-src'],
  [page(`${REST};script-src 'self' 'unsafe-inline'`), "its policy allows scripts by 'unsafe-inline'"],
  [page(`${REST};script-src 'self' 'unsafe-eval'`), "its policy allows scripts by 'unsafe-eval'"],
  [page(`${REST};script-src *`), 'its policy allows scripts by *'],
  [page(`${REST};script-src https:`), 'its policy allows scripts by https:'],
  [page("script-src 'self';form-action 'self';base-uri 'none'"), "its policy does not say object-src 'none'"],
  [page("script-src 'self';form-action 'self';object-src 'none'"), "its policy does not say base-uri 'none'"],
  [page("script-src 'self';base-uri 'none';object-src 'none'"), "its policy does not say form-action 'self'"],
])('refuses %s: %s', (html, fault) => {
  expect(policyFault(html)).toBe(fault);
});

test("allows a page's own inline scripts and those named, and no other", () => {
  const own = ['let a = 1;', '\nlet b = "$&";\n'];
  const hashes = [...own, 'later()'].map((text) => `'${policyHash(text)}'`);
  const data = '<script type="application/ld+json">{}</script>';
  const html = `${page(`script-src 'self' '${policyHash('elsewhere()')}'; style-src 'self' 'sha256-abc='`)}<script>${own[0]}</script><script src="/x.js"></script><script type="module">${own[1]}</script>${data}`;
  const policy = withOwnPolicy(html, ['later()']);
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')}; style-src 'self' 'sha256-abc='`);
});
