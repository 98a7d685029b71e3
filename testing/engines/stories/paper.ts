import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { offer } from '../../../content/offer.ts';
import { packages } from '../../../content/packages/packages.ts';
import { links } from '../../../domain/links.ts';
import { pagesOf } from '../../pdf.ts';
import type { EnginePage } from '../engine.ts';
import type { Telling } from './telling.ts';

const pack = packages[1] as (typeof packages)[number];

/**
 * Turns the page's style sheets from the screen to paper, in the engine's own object model: neither engine can be told to
 * show what it would print.
 */
function showAsPrinted(page: EnginePage): Promise<number> {
  return page.evaluate(() => {
    let turned = 0;
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /\b(print|screen)\b/.test(rule.media.mediaText)) {
          rule.media.mediaText = rule.media.mediaText.replace(/\bscreen\b/, 'not all').replace(/\bprint\b/, 'all');
          turned += 1;
        }
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) turn(sheet.cssRules);
    return turned;
  });
}

export function tellOfPaper({ engine, open }: Telling): void {
  test('an offer on paper is its sheet alone, with the day', async () => {
    const page = await open(links.offer(pack.id), 794);
    expect(await showAsPrinted(page)).toBeGreaterThan(0);
    const shown = await page.evaluate(() =>
      ['header', 'footer', '[data-print]', 'article'].map((part) => document.querySelector(part)?.checkVisibility()),
    );
    expect(shown).toEqual([false, false, false, true]);
    const sheet = await page.evaluate(() => document.querySelector('article')?.innerText);
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }));
    for (const text of [pack.name, today, company.phone, offer.notContract]) expect(sheet).toContain(text);
    if (page.print) expect(pagesOf(await page.print()), `sheets of paper in ${engine.name}`).toBe(1);
  });
}
