import { expect, test } from 'vitest';
import { valueLink } from './value-link.ts';

test.each([
  ['https://example.com/ada', 'https://example.com/ada'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['+49 (30) 123-456', 'tel:+4930123456'],
  ['ada+going@example.com', 'mailto:ada%2Bgoing@example.com'],
  ['javascript:alert(1)', null],
  ['<img src=x onerror=alert(1)>', null],
  ['Get Started', null],
])('%s leads to %s', (text, href) => {
  expect(valueLink(text)).toBe(href);
});
