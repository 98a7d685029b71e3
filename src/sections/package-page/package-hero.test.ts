import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PackageHero } from './package-hero.tsx';

const order = { href: '/checkout/get-scale', text: 'Order Now' };
const words = { eyebrow: 'Get Scale', title: 'Growth that holds', description: 'All at once.' };

function render(options: Partial<Parameters<typeof PackageHero>[0]>, ...children: ReactNode[]) {
  return renderToStaticMarkup(createElement(PackageHero, { ...words, ...options }, ...children));
}

describe("a package's hero", () => {
  it('says what it is, what it costs and how to order it', () => {
    const html = render({ price: { amount: '2,999€', suffix: '/month' }, order });
    expect(html).toContain('Growth that holds</h1>');
    expect(html).toMatch(/2,999€.*\/month/);
    expect(html).toMatch(/<a[^>]* href="\/checkout\/get-scale"[^>]*>Order Now/);
  });

  it('puts a custom button in place of Order Now', () => {
    const html = render({ button: createElement('button', { type: 'button' }, 'Explore Packages') });
    expect(html).toContain('<button type="button">Explore Packages</button>');
    expect(html).not.toContain('Order Now');
  });

  it('looks different with a gradient title, reduced padding or another ground', () => {
    const plain = render({ order });
    for (const option of [{ gradientTitle: true }, { reducedPadding: true }, { ground: 'gradient' } as const]) {
      expect(render({ order, ...option })).not.toBe(plain);
    }
  });

  it('shows no price where it is agreed', () => {
    expect(render({ order })).not.toContain('€');
  });

  it('puts any picture behind the words, which is nothing that a screen reader says', () => {
    expect(render({ order, picture: '/portraits/any.svg' })).toMatch(/<img src="\/portraits\/any\.svg" alt=""[ /]/);
    expect(render({ order })).not.toContain('<img');
  });

  it('shows a button of its own beside Order Now where it is given both', () => {
    const html = render({ order, button: createElement('a', { href: '#packages' }, 'Explore Packages') });
    expect(html).toContain('Explore Packages');
    expect(html).toContain('Order Now');
  });
});
