import { axeViolations } from './accessibility.ts';
import { expect, test } from './site.ts';
import { STATES } from './states.ts';

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, reach] of Object.entries(STATES)) {
      test(`${name}: no accessibility violation`, async ({ page }) => {
        await reach(page, width < 600);
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}
