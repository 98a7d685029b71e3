import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PackageHero } from './package-hero.tsx';

const order = { href: '/checkout/get-started', text: 'Order Now' };
const words = { eyebrow: 'Get Scale', title: 'Grow without breaking what works', description: 'All at once.' };
const button = createElement('button', { type: 'button' }, 'Explore Packages');

const render = (options: Partial<Parameters<typeof PackageHero>[0]>) =>
  renderToStaticMarkup(createElement(PackageHero, { ...words, ...options }));

test('shows what it is, its price and how to order', () => {
  const html = render({ price: { amount: '2,999€', suffix: '/month' }, order });
  expect(html).toContain('Grow without breaking what works</h1>');
  expect(html).toMatch(/2,999€.*\/month/);
  expect(html).toMatch(/<a[^>]* href="\/checkout\/get-started"[^>]*>Order Now/);
  expect(render({ order }), 'agreed individually').not.toContain('€');
});

test('shows a custom button instead of Order Now, or beside it', () => {
  expect(render({ button })).toContain('<button type="button">Explore Packages</button>');
  expect(render({ button })).not.toContain('Order Now');
  expect(render({ button, order })).toMatch(/Order Now.*Explore Packages|Explore Packages.*Order Now/s);
});

test('changes with a gradient title, reduced padding or another ground, and hides its picture from screen readers', () => {
  const changes = [{ gradientTitle: true }, { reducedPadding: true }, { ground: 'gradient' } as const];
  for (const change of changes) expect(render({ order, ...change })).not.toBe(render({ order }));
  expect(render({ order, picture: '/portraits/any.svg' })).toMatch(/<img src="\/portraits\/any\.svg" alt=""[ /]/);
});
