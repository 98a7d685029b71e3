import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { home } from '../../content/home.ts';
import { interfaceWords } from '../../content/interface.ts';
import type { StorySlide } from '../catalogue/case-studies.ts';
import { Stories } from './stories.tsx';

const story: StorySlide = {
  name: 'Ada Lovelace',
  role: 'Founder',
  company: 'Engines',
  image: 'amara',
  quote: 'It computes.',
  isSample: false,
};

function render(stories: StorySlide[]) {
  return renderToStaticMarkup(
    createElement(Stories, { words: home.stories, carousel: interfaceWords.carousel, stories }),
  );
}

describe('success stories', () => {
  it("link to '#' when a story has no link", () => {
    expect(render([story])).toMatch(new RegExp(`<a href="#"[^>]*>${home.stories.link}`));
    expect(render([{ ...story, link: '/case/engines' }])).toMatch(
      new RegExp(`<a href="/case/engines"[^>]*>${home.stories.link}`),
    );
  });

  it('label each slide with its position', () => {
    const html = render([story, { ...story, name: 'Grace Hopper' }]);
    expect(html).toContain('aria-label="1 of 2: Ada Lovelace"');
    expect(html).toContain('aria-label="2 of 2: Grace Hopper"');
  });

  it('name the package they began with and mark samples', () => {
    const began = home.stories.beganWith.replace('{package}', 'Kickoff');
    const html = render([{ ...story, beganWith: 'Kickoff', isSample: true }]);
    expect([html.includes(began), html.includes(home.stories.sample)]).toEqual([true, true]);
    expect(render([story])).not.toContain(home.stories.sample);
  });

  it('render nothing without stories', () => {
    expect(render([])).toBe('');
  });
});
