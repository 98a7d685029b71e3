import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { type Site, startSite } from '../story-site.ts';
import { firefox } from './firefox.ts';
import { type EnginePage, pageOf, type Visitor } from './page.ts';
import { webkit } from './webkit.ts';

export const ENGINES = [firefox, webkit];

/** What a story has to work with. */
export type Telling = {
  engine: string;
  site(): Site;
  /** Opens a path of the site in a window 1280 px wide, or as the visitor has it. Noise on its console fails the story. */
  open(path: string, visitor?: Visitor): Promise<EnginePage>;
};

/** Runs stories in each engine that is installed, on the built site and the real server. */
export function inEachEngine(runStories: (telling: Telling) => void): void {
  for (const engine of ENGINES) {
    describe.skipIf(!engine.isHere())(`in ${engine.name}`, () => {
      let site: Site;
      beforeAll(async () => {
        site = await startSite();
      });
      afterAll(() => site?.stop());
      const open = async (path: string, visitor: Visitor = {}) => {
        const page = pageOf(await engine.open(visitor));
        onTestFinished(async () => expect(await page.noise(), 'on the console').toEqual([]));
        await page.resize(visitor.width ?? 1280);
        await page.goto(site.url + path);
        return page;
      };
      runStories({ engine: engine.name, site: () => site, open });
    });
  }
}
