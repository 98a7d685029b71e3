import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Portrait } from './people.tsx';

const render = (image: string) => renderToStaticMarkup(createElement(Portrait, { image, className: 'portrait' }));

test('renders a drawing as one image', () => {
  expect(render('amara')).toBe(
    '<img src="/portraits/amara.svg" alt="" width="240" height="280" loading="lazy" class="portrait"/>',
  );
});

test('serves a photo as AVIF with a WebP fallback', () => {
  const html = render('bo.jpg');
  expect(html).toContain('<source type="image/avif" srcSet="/portraits/bo.avif"/>');
  expect(html).toContain('src="/portraits/bo.webp"');
});
