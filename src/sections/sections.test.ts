import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StorySlide } from '../../catalogue/case-studies.ts';
import { home } from '../../content/en/home.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { PackageHero } from './package-page/package-hero.tsx';
import { Portrait } from './people.tsx';
import { Stories } from './stories.tsx';

const { beganWith, link, sample } = home.stories;
const story = { name: 'Ada', role: 'Founder', company: 'Engines', image: 'amara', quote: 'Yes.', isSample: false };

function renderStories(...stories: StorySlide[]) {
  return renderToStaticMarkup(
    createElement(Stories, { words: home.stories, carousel: interfaceWords.carousel, stories }),
  );
}

test("links to a story's page, or to '#', names the package it began with, and marks samples alone", () => {
  const plain = renderStories(story);
  expect(plain).toMatch(new RegExp(`<a href="#"[^>]*>${link}`));
  expect(plain).not.toContain(sample);
  const html = renderStories({ ...story, link: '/case/engines', beganWith: 'Kickoff', isSample: true });
  expect(html).toMatch(new RegExp(`<a href="/case/engines"[^>]*>${link}`));
  for (const words of [beganWith.replace('{package}', 'Kickoff'), sample]) expect(html).toContain(words);
});

const renderPortrait = (image: string) =>
  renderToStaticMarkup(createElement(Portrait, { image, className: 'portrait' }));

test('renders a drawing as one image, and a photo as AVIF with a WebP fallback', () => {
  expect(renderPortrait('amara')).toBe(
    '<img src="/portraits/amara.svg" alt="" width="240" height="280" loading="lazy" class="portrait"/>',
  );
  const html = renderPortrait('bo.jpg');
  expect(html).toContain('<source type="image/avif" srcSet="/portraits/bo.avif"/>');
  expect(html).toContain('src="/portraits/bo.webp"');
});

const order = { href: '/checkout/get-started', text: 'Order Now' };
const heroWords = { eyebrow: 'Get Scale', title: 'Grow without breaking what works', description: 'All at once.' };
const button = createElement('button', { type: 'button' }, 'Explore Packages');

const renderHero = (options: Partial<Parameters<typeof PackageHero>[0]>) =>
  renderToStaticMarkup(createElement(PackageHero, { ...heroWords, ...options }));

test('shows a custom button instead of Order Now, or beside it', () => {
  expect(renderHero({ button })).toContain('<button type="button">Explore Packages</button>');
  expect(renderHero({ button })).not.toContain('Order Now');
  expect(renderHero({ button, order })).toMatch(/Order Now.*Explore Packages|Explore Packages.*Order Now/s);
});

test('changes with a gradient title, reduced padding or another ground, and hides its picture from screen readers', () => {
  const changes = [{ gradientTitle: true }, { reducedPadding: true }, { dark: true }];
  for (const change of changes) expect(renderHero({ order, ...change })).not.toBe(renderHero({ order }));
  expect(renderHero({ order, picture: '/portraits/any.svg' })).toMatch(/<img src="\/portraits\/any\.svg" alt=""[ /]/);
});
