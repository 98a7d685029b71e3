import { axeViolations } from './accessibility.ts';
import { expect, openContactForm, test, toastRegion } from './site.ts';
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

test('F8 belongs to an input method while it is composing, and to the toasts after that', async ({ page }) => {
  const form = await openContactForm(page);
  await form.send.click();
  await expect(toastRegion(page).getByText('Required fields missing')).toBeVisible();
  await form.message.focus();
  const pressF8 = (isComposing: boolean) =>
    form.message.evaluate((box, composing) => {
      const press = { key: 'F8', code: 'F8', bubbles: true, isComposing: composing };
      box.dispatchEvent(new KeyboardEvent('keydown', press));
    }, isComposing);
  await pressF8(true);
  await expect(form.message).toBeFocused();
  await pressF8(false);
  await expect(form.message).not.toBeFocused();
});
