import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StorySlide } from '../../catalogue/case-studies.ts';
import { home } from '../../content/en/home.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { Stories } from './stories.tsx';

const { beganWith, link, sample } = home.stories;
const story = {
  name: 'Ada',
  role: 'Founder',
  company: 'Engines',
  image: 'amara',
  quote: 'It computes.',
  isSample: false,
};

function render(...stories: StorySlide[]) {
  return renderToStaticMarkup(
    createElement(Stories, { words: home.stories, carousel: interfaceWords.carousel, stories }),
  );
}

test("links to a story's page, or to '#' where it has none", () => {
  expect(render(story)).toMatch(new RegExp(`<a href="#"[^>]*>${link}`));
  expect(render({ ...story, link: '/case/engines' })).toMatch(new RegExp(`<a href="/case/engines"[^>]*>${link}`));
});

test('names the package a story began with, and marks samples alone', () => {
  const html = render({ ...story, beganWith: 'Kickoff', isSample: true });
  for (const words of [beganWith.replace('{package}', 'Kickoff'), sample]) expect(html).toContain(words);
  expect(render(story)).not.toContain(sample);
});

test('renders nothing without stories', () => {
  expect(render()).toBe('');
});
