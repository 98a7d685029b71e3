// How long the sample company's titles and descriptions are. When you make the site your own, edit or delete this file: all
// other stories follow from `content/`.
import { listedPaths } from '../../catalogue/paths.ts';
import { headOf } from './routes.ts';
import { expect, test } from './site.ts';

test('has titles and descriptions that search results neither cut off nor find thin', async ({ request }) => {
  for (const path of listedPaths) {
    const { title, meta } = headOf(await (await request.get(path)).text());
    expect.soft(title, `the title of ${path}`).toMatch(/^.{13,65}$/);
    expect.soft(meta('description'), `the description of ${path}`).toMatch(/^.{50,160}$/);
  }
});
