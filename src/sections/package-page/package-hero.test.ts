import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PackageHero } from './package-hero.tsx';

const order = { href: '/checkout/get-scale', text: 'Order Now' };
const words = { eyebrow: 'Get Scale', title: 'Grow without breaking what works', description: 'All at once.' };

function render(options: Partial<Parameters<typeof PackageHero>[0]>, ...children: ReactNode[]) {
  return renderToStaticMarkup(createElement(PackageHero, { ...words, ...options }, ...children));
}

describe('the package hero', () => {
  it('shows what it is, its price and how to order', () => {
    const html = render({ price: { amount: '2,999€', suffix: '/month' }, order });
    expect(html).toContain('Grow without breaking what works</h1>');
    expect(html).toMatch(/2,999€.*\/month/);
    expect(html).toMatch(/<a[^>]* href="\/checkout\/get-scale"[^>]*>Order Now/);
  });

  it('shows a custom button instead of Order Now', () => {
    const html = render({ button: createElement('button', { type: 'button' }, 'Explore Packages') });
    expect(html).toContain('<button type="button">Explore Packages</button>');
    expect(html).not.toContain('Order Now');
  });

  it('changes with a gradient title, reduced padding or another background', () => {
    const plain = render({ order });
    for (const option of [{ gradientTitle: true }, { reducedPadding: true }, { ground: 'gradient' } as const]) {
      expect(render({ order, ...option })).not.toBe(plain);
    }
  });

  it('shows no price when it is agreed individually', () => {
    expect(render({ order })).not.toContain('€');
  });

  it('shows a background picture hidden from screen readers', () => {
    expect(render({ order, picture: '/portraits/any.svg' })).toMatch(/<img src="\/portraits\/any\.svg" alt=""[ /]/);
    expect(render({ order })).not.toContain('<img');
  });

  it('shows a custom button beside Order Now when both are given', () => {
    const html = render({ order, button: createElement('a', { href: '#packages' }, 'Explore Packages') });
    expect(html).toContain('Explore Packages');
    expect(html).toContain('Order Now');
  });
});
