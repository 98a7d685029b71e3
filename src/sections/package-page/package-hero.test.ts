import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PackageHero } from './package-hero.tsx';

const words = { eyebrow: 'Get Scale', title: 'Growth that holds', description: 'All at once.' };

function render(options: Partial<Parameters<typeof PackageHero>[0]>, ...children: ReactNode[]) {
  return renderToStaticMarkup(createElement(PackageHero, { ...words, ...options }, ...children));
}

describe("a package's hero", () => {
  it('says what it is, what it costs and how to order it', () => {
    const html = render({ price: { amount: '2,999€', suffix: '/month' }, orderHref: '/checkout/get-scale' });
    expect(html).toContain('Growth that holds</h1>');
    expect(html).toMatch(/2,999€.*\/month/);
    expect(html).toMatch(/<a[^>]* href="\/checkout\/get-scale"[^>]*>Order Now/);
  });

  it('puts a custom button in place of Order Now', () => {
    const html = render({ button: createElement('button', { type: 'button' }, 'Explore Packages') });
    expect(html).toContain('<button type="button">Explore Packages</button>');
    expect(html).not.toContain('Order Now');
  });

  it('looks different with a gradient title, reduced padding or another background', () => {
    const plain = render({ orderHref: '/' });
    for (const option of [{ gradientTitle: true }, { reducedPadding: true }, { background: 'gradient' } as const]) {
      expect(render({ orderHref: '/', ...option })).not.toBe(plain);
    }
  });

  it('shows no price where it is agreed', () => {
    expect(render({ orderHref: '/' })).not.toContain('€');
  });
});
