import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { installFromDebian, isRootOnDebian } from '../debian.ts';
import { freePort } from '../listen.ts';
import { type Driver, type Engine, eventually, type Visitor } from './page.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** The small browser that comes with the engine. */
const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];
const isHere = () => [DRIVER, SCREEN, findBrowser() ?? ''].every((path) => existsSync(path));

/** What WebDriver calls the keys that have no letter. */
const KEYS: Record<string, string> = {
  ...{ Tab: '\ue004', Enter: '\ue007', '\n': '\ue007', Escape: '\ue00c', Shift: '\ue008' },
  ...{ End: '\ue010', Home: '\ue011', ArrowRight: '\ue014', ArrowDown: '\ue015' },
};

/** WebKitGTK, by its WebDriver. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  isHere,
  require() {
    if (!isHere() && isRootOnDebian()) installFromDebian('WebKitGTK', ['webkit2gtk-driver', 'xvfb']);
    if (!isHere()) throw new Error('Install webkit2gtk-driver and xvfb, as Debian and Ubuntu name them.');
  },
  async open(visitor) {
    const command = await openSession(visitor);
    const evaluate: Driver['evaluate'] = (read, ...args) =>
      command('POST', 'execute/sync', { script: `return (${read}).apply(null, arguments)`, args });
    const perform = (source: object) => command<void>('POST', 'actions', { actions: [source] });
    const noise: string[] = [];
    const recordAnnouncements = async () => void noise.push(...(await evaluate(takeNoise)));
    return {
      async goto(url) {
        await recordAnnouncements();
        await command('POST', 'url', { url });
        await evaluate(noteNoise);
      },
      back: () => command('POST', 'back', {}),
      reload: () => command('POST', 'refresh', {}),
      async resize(width) {
        await command('POST', 'window/rect', { x: 0, y: 0, width, height: 840 });
        await eventually(async () => {
          const inner = await evaluate(() => innerWidth);
          if (inner !== width) throw new Error(`The window is ${inner} px wide, and not ${width}.`);
        });
      },
      clickAt: (x, y) =>
        perform({
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', duration: 0, x, y },
            ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })),
          ],
        }),
      press: (...keys) =>
        perform({
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key }))),
        }),
      evaluate,
      async noise() {
        await recordAnnouncements();
        return noise;
      },
    };
  },
};

/** Starts the browser through its driver, on a screen of its own, with a folder for whatever it keeps. */
async function openSession({ javaScript = true }: Visitor) {
  const folder = mkdtempSync(join(tmpdir(), 'going-webkit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = join(folder, '.config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  // As it comes, the toolbar lets the window become no narrower than 447 px.
  writeFileSync(join(settings, 'gtk.css'), '* { min-width: 0; margin: 0; padding: 0; border-width: 0 }');

  const screen = start(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = screen.stdio[3] as NodeJS.ReadableStream;
  const [display] = await once(told, 'data', { signal: AbortSignal.timeout(15_000) });
  const port = await freePort();
  start(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      DISPLAY: `:${`${display}`.trim()}`,
      GDK_BACKEND: 'x11',
      // Without graphics hardware, pages come in a third of the time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
      LANG: 'C.UTF-8',
    },
  });
  const ask = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { method, body: JSON.stringify(body) ?? null });
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  await eventually(() => ask('GET', 'status'));
  const args = ['--automation', `--enable-javascript=${javaScript}`];
  const { sessionId } = await ask<{ sessionId: string }>('POST', 'session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: findBrowser(), args } } },
  });
  onTestFinished(() => ask('DELETE', `session/${sessionId}`));
  return <Result>(method: string, path: string, body?: object) =>
    ask<Result>(method, `session/${sessionId}/${path}`, body);
}

/** Starts a program that ends with the story. */
function start(program: string, args: string[], options: SpawnOptions) {
  const child = spawn(program, args, options);
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  return child;
}

// The driver does not tell what stands on the console, and nothing can be put into a page before it loads. So noise is what
// goes wrong in a page that was gone to by its address, from the moment it has loaded until it is left.
function noteNoise(): void {
  const noise: string[] = [];
  const note = (kind: string) => (words: unknown) => void noise.push(`${kind}: ${words}`);
  Object.assign(window, { takeNoise: () => noise.splice(0) });
  Object.assign(console, { error: note('error'), warn: note('warning') });
  addEventListener('error', ({ message }) => note('uncaught')(message));
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled')(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => note('refused')(violatedDirective));
}

function takeNoise(): string[] {
  return (window as { takeNoise?: () => string[] }).takeNoise?.() ?? [];
}
