import { expect, test } from 'vitest';
import { structureOf } from './aria-structure.ts';

test('keeps roles, levels and states, and drops names and texts', () => {
  const snapshot = `- heading "Where: now?" [level=2]\n- text: One\n- 'button "A: b" [expanded]'\n- link "Home":\n  - /url: /`;
  expect(structureOf(snapshot)).toBe('- heading [level=2]\n- button [expanded]\n- link\n');
});

test('shows equal neighbours once', () => {
  const item = '  - listitem:\n    - link "x"\n';
  expect(structureOf(`- list:\n${item}${item}${item}`)).toBe('- list\n  - listitem\n    - link\n');
});

test('shows the first of neighbouring entries, whatever the others hold', () => {
  const snapshot = '- list:\n  - listitem:\n    - link "x"\n  - listitem:\n    - button "y"\n';
  expect(structureOf(snapshot)).toBe('- list\n  - listitem\n    - link\n');
});
