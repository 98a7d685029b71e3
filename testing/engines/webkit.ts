import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { startDisplay } from './display.ts';
import type { Engine, EngineBrowser, Visitor } from './engine.ts';
import { eventually } from './until.ts';
import { takeNoise } from './webkit-noise.ts';
import { webkitPage } from './webkit-page.ts';
import { requireWebKit } from './webkit-programs.ts';

/** WebKitGTK, by its WebDriver. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  start: startWebKit,
};

/**
 * Starts WebKitGTK's small browser through its driver, on a screen of its own, with a folder for whatever it keeps. The
 * driver has one session at a time and one window in it: each page is a session of its own.
 */
async function startWebKit({ javaScript = true, lessMotion = false }: Visitor = {}): Promise<EngineBrowser> {
  const programs = requireWebKit();
  const folder = mkdtempSync(join(tmpdir(), 'going-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  // As it comes, the toolbar lets the window become no narrower than 447 px.
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; border-width: 0 }');
  // GTK's setting is what the engine tells pages of motion.
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\n`);
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const service = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_RUNTIME_DIR: folder,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // Without graphics hardware, pages come in a third of the time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
      LANG: 'C.UTF-8',
    },
  });
  const ended = once(service, 'exit');
  await eventually(() => fetch(`${address}/status`));
  let session: WebDriver | undefined;
  const noise: string[] = [];

  const closePages = async () => {
    if (!session) return;
    noise.push(...(await takeNoise(session)));
    await session.quit();
    session = undefined;
  };
  return {
    async open(url, width) {
      await closePages();
      session = await new Builder()
        .usingServer(address)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': {
              binary: programs.browser,
              args: ['--automation', `--enable-javascript=${javaScript}`],
            },
          }),
        )
        .build();
      const page = webkitPage(session, noise);
      await page.resize(width);
      await page.goto(url);
      return page;
    },
    closePages,
    noise: async () => noise.splice(0),
    async close() {
      try {
        await closePages();
      } finally {
        // A driver that has died leaves its browser behind, which ends with its screen.
        service.kill();
        await ended;
        await display.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
