// The program of whoever runs the site: the server and the operator's commands. `npm run build` bundles it into
// `release/going.cjs`, which needs Node and nothing else.

import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { FILE, isReleased } from './command-line.ts';

type Command = { about: string; load: () => Promise<{ run: (args: string[]) => unknown }> };

const loadBackup = () => import('./backup/commands.ts');
const COMMANDS: Record<string, Command> = {
  serve: { about: 'serves the site, takes messages and delivers mail', load: () => import('./server.ts') },
  inbox: { about: 'shows the messages and the state of their mail', load: () => import('./owner/inbox/inbox.ts') },
  desk: { about: 'opens a page to read and answer messages', load: () => import('./owner/desk/desk.ts') },
  backup: { about: 'writes the messages into a new file', load: async () => (await loadBackup()).backup },
  restore: { about: 'puts the messages of such a file in place', load: async () => (await loadBackup()).restore },
  'check-setup': { about: 'checks settings, mail server and data', load: () => import('./owner/check-setup.ts') },
};

if (isReleased) mapFatalTraces(FILE);
const [name = 'serve', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) command.load().then(({ run }) => run(args));
else printCommands(name === '--help');

function printCommands(isAsked: boolean): void {
  const lines = Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(11)}  ${about}`);
  const text = `Commands, of which the first is run without any:\n${lines.join('\n')}`;
  if (isAsked) console.log(text);
  else console.error(`There is no command '${name}'. ${text}`);
  process.exitCode = isAsked ? 0 : 2;
}

/** By the map beside the program: Node's own option would hold it in memory all the time. */
function mapFatalTraces(program: string): void {
  process.on('uncaughtExceptionMonitor', () => {
    const map = new SourceMap(JSON.parse(readFileSync(`${program}.map`, 'utf8')));
    Error.prepareStackTrace = (error, sites) =>
      [error, ...sites.map((site) => `    at ${placeOf(site, program, map)}`)].join('\n');
  });
}

function placeOf(site: NodeJS.CallSite, program: string, map: SourceMap): string {
  if (site.getFileName() !== program) return String(site);
  const origin = map.findOrigin(site.getLineNumber() ?? 0, site.getColumnNumber() ?? 0);
  if (!('fileName' in origin)) return String(site);
  const place = `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  return origin.name ? `${origin.name} (${place})` : place;
}
