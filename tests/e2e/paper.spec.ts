import { home } from '../../content/en/home.ts';
import { stories } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { pagesOf } from '../pdf.ts';
import { expect, test, untilReady } from './site.ts';

// Printed pages are complete: nothing folded, cut off or half drawn.

test.use({ viewport: { width: 794, height: 1123 } });

test('prints every feature, answer and story of the home page', async ({ page }) => {
  await page.goto(links.home);
  const stage = page.getByRole('region', { name: home.stories.title });
  await stage.scrollIntoViewIfNeeded();
  await untilReady(page);
  await page.emulateMedia({ media: 'print' });
  for (const folded of await page.getByRole('main').locator('details > :not(summary):not(:empty)').all())
    await expect(folded).toBeVisible();
  const words = stage.getByRole('blockquote', { includeHidden: true });
  await expect(words).toHaveCount(stories.length);
  for (const quote of await words.all()) {
    await expect(quote).toHaveCSS('opacity', '1');
    const box = await quote.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(794);
  }
  expect(pagesOf(await page.pdf())).toBeGreaterThan(1);
});
