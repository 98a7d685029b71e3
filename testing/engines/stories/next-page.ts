import { expect, test } from 'vitest';
import { contact } from '../../../content/contact.ts';
import { navigation } from '../../../content/navigation.ts';
import { packages } from '../../../content/packages/packages.ts';
import { type Stage, stages } from '../../../content/stages.ts';
import { links } from '../../../domain/links.ts';
import { until, untilAt } from '../until.ts';
import type { Telling } from './telling.ts';
import { untilReady } from './toasts.ts';

const pack = packages.at(-1) as (typeof packages)[number];
const stage = stages[2] as Stage;

export function tellOfNextPage({ open }: Telling): void {
  test('a link leads to the top of the next page, and Back to where the visitor was, with the stage', async () => {
    const page = await open('/');
    await page.clickOn(`label:has(#stage-${stage.id})`);
    await until(page, (id) => location.search === `?stage=${id}`, stage.id);
    await page.click('link', pack.cta);
    await untilAt(page, links.package(pack.id));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.back();
    await untilAt(page, links.home);
    await until(page, () => scrollY > 500);
    await until(page, (id) => document.querySelector<HTMLInputElement>(`#stage-${id}`)?.checked, stage.id);
  });

  test('what was typed into the form is there again after Back, and after a reload', async () => {
    const page = await open(links.contact);
    await untilReady(page);
    await page.fill(contact.fields.message.label, 'Not sent yet');
    await page.click('link', navigation.legal.imprint);
    await untilAt(page, links.imprint);
    await page.back();
    await untilAt(page, links.home);
    const isThere = () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value === 'Not sent yet';
    await until(page, isThere);
    await page.reload();
    await untilReady(page);
    await until(page, isThere);
  });
}
