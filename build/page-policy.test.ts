import { expect, test } from 'vitest';
import { policyHash, withOwnPolicy } from './page-policy.ts';

const page = (policy: string) => `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`;

test("allows a page's own inline scripts and those named, and no other", () => {
  const own = ['let a = 1;', '\nlet b = "$&";\n'];
  const hashes = [...own, 'later()'].map((text) => `'${policyHash(text)}'`);
  const data = '<script type="application/ld+json">{}</script>';
  const html = `${page(`script-src 'self' '${policyHash('elsewhere()')}'; style-src 'self' 'sha256-abc='`)}<script>${own[0]}</script><script src="/x.js"></script><script type="module">${own[1]}</script>${data}`;
  const policy = withOwnPolicy(html, ['later()']);
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')}; style-src 'self' 'sha256-abc='`);
});
