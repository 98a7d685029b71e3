import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { Brand } from './brand.tsx';

test("shows the icon's drawing beside the name, hidden from screen readers", () => {
  const drawing = readFileSync('public/favicon.svg', 'utf8');
  const html = renderToStaticMarkup(createElement(Brand));
  expect(html).toMatch(/<span aria-hidden="true"[^>]*><svg/);
  expect(html).toContain(drawing.slice(drawing.indexOf('<svg')));
  expect(html.replace(/<[^>]*>/g, '').trim()).toBe(
    renderToStaticMarkup(createElement('i', null, company.name)).slice(3, -4),
  );
});
