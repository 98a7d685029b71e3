import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { type Site, startSite } from '../../story-site.ts';
import type { Engine, EngineBrowser } from '../engine.ts';
import { tellOfCheckout } from './check-out.ts';
import { tellOfFinder } from './find.ts';
import { tellOfHeader } from './header.ts';
import { tellOfHome } from './home.ts';
import { tellOfNextPage } from './next-page.ts';
import { tellOfPages } from './pages.ts';
import { tellOfPaper } from './paper.ts';
import type { Telling } from './telling.ts';
import { tellOfTypefaces } from './typefaces.ts';
import { tellOfMessages } from './write.ts';

/**
 * Tells the stories that matter in one engine, on the built site and the real server. What the engine writes to its console
 * fails the story that it belongs to.
 */
export function tellStories(engine: Engine): void {
  describe(`in ${engine.name}`, () => {
    let site: Site;
    let browser: EngineBrowser;
    const others: EngineBrowser[] = [];

    beforeAll(async () => {
      browser = await engine.start();
      site = await startSite();
    });
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });
    afterEach(async () => {
      await browser.closePages();
      const noise = await Promise.all([browser, ...others].map((one) => one.noise()));
      for (const other of others.splice(0)) await other.close();
      expect(noise.flat(), 'on the console').toEqual([]);
    });

    const telling: Telling = {
      engine,
      site: () => site,
      open: (path, width = 1280) => browser.open(site.url + path, width),
      async openAs(visitor, path) {
        const other = await engine.start(visitor);
        others.push(other);
        return other.open(site.url + path, 1280);
      },
    };
    tellOfPages(telling);
    tellOfTypefaces(telling);
    tellOfHeader(telling);
    tellOfHome(telling);
    tellOfFinder(telling);
    tellOfCheckout(telling);
    tellOfMessages(telling);
    tellOfNextPage(telling);
    tellOfPaper(telling);
  });
}
