// The program of whoever runs the site: the server and the operator's commands. `npm run build` bundles it into
// `release/going.cjs`, which needs Node and nothing else.

import { FILE, isReleased } from './command-line.ts';
import { mapFatalTraces } from './stack-traces.ts';

type Command = { about: string; load: () => Promise<{ run: (args: string[]) => unknown }> };

const COMMANDS: Record<string, Command> = {
  serve: { about: 'serves the site, takes messages and delivers mail', load: () => import('./server.ts') },
  inbox: { about: 'shows the messages and the state of their mail', load: () => import('./owner/inbox/inbox.ts') },
  desk: { about: 'opens a page to read and answer messages', load: () => import('./owner/desk/desk.ts') },
  backup: {
    about: 'writes the messages into a new file',
    load: () => import('./backup/commands.ts').then(({ backup }) => backup),
  },
  restore: {
    about: 'puts the messages of such a file in place',
    load: () => import('./backup/commands.ts').then(({ restore }) => restore),
  },
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
