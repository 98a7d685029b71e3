import { setFlagsFromString } from 'node:v8';
import { describeKeeping } from '../domain/message-keeping.ts';
import { readSiteSettings } from '../domain/site-settings.ts';
import { ownSettings } from './env-file.ts';
import { inheritedSocket } from './http/node-server.ts';
import { type Announce, createAnnounce, createLog, reasonOf } from './log.ts';
import { tryMailServer } from './mail/smtp-transport.ts';
import { openHostWarning } from './obstacles.ts';
import type { Settings } from './settings.ts';
import { type RunningServer, StartError, startServer } from './start-server.ts';

const STOP_AT_THE_LATEST_MS = 1_900;

export async function run(): Promise<void> {
  // Young objects keep the little space that V8 starts with, and old ones get a fifth more after each collection: after 500
  // messages that is a third of the memory, at the same number of pages a second.
  for (const flag of ['--semi-space-growth-factor=1', '--heap-growing-percent=20']) setFlagsFromString(flag);
  // Keep serving when the log cannot be written: its disk may be full, or its reader may have ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const settings = ownSettings();
  try {
    readSiteSettings(setVariables(process.env));
  } catch (error) {
    fail((error as Error).message);
  }
  await serve(settings);
}

async function serve(settings: Settings): Promise<void> {
  const write = createWriter();
  const announce = createAnnounce(process.stdout.isTTY ?? false, settings.log, write);
  try {
    const log = createLog(settings.log, write);
    const server = await startServer(settings, {
      log,
      socket: inheritedSocket(process.env, process.pid),
    });
    stopOnSignal(server);
    announce('info', 'listening', `Going is at ${server.url}`);
    announce('info', 'keeping', describeKeeping(settings.keptMonths));
    const openHost = openHostWarning({ ...settings, host: server.host });
    if (openHost) announce('warn', 'open-host', openHost);
    await announceMail(settings, announce);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    fail(error.message);
  }
}

/** Writes lines to stdout, those of one turn of the event loop together: each write costs as much as a third of a page. */
function createWriter(): (line: string) => void {
  let lines = '';
  const flush = () => {
    if (lines !== '') process.stdout.write(lines);
    lines = '';
  };
  process.on('exit', flush);
  return (line) => {
    if (lines === '') setImmediate(flush);
    lines += `${line}\n`;
  };
}

/** The variables that are not empty: an empty one counts as unset. */
function setVariables(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal signals npm and the server, and npm forwards its own: the second signal must not cut the shutdown short.
    process.on(signal, () => {
      if (!stopping) stop(server);
      stopping = true;
    });
  }
}

/** Reports where mails go. A mail server that cannot be used is only a warning, because mails wait for it. */
async function announceMail({ smtp, mailFolder }: Settings, announce: Announce): Promise<void> {
  if (!smtp) {
    const text = `No mail server is set (SMTP_URL): each message is written as a mail file into ${mailFolder}`;
    return announce('info', 'no-mail-server', text);
  }
  const reason = await tryMailServer(smtp);
  if (reason === null) return;
  const text = `The mail server ${smtp.host} port ${smtp.port} (SMTP_URL) cannot be used: ${reason.replace(/[^.!?]$/, '$&.')} Messages are accepted, and their mails wait for it.`;
  announce('warn', 'mail-server-unusable', text);
}

async function stop(server: RunningServer): Promise<void> {
  // Ends whatever hangs.
  setTimeout(() => process.exit(1), STOP_AT_THE_LATEST_MS).unref();
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    fail(`The server did not stop cleanly: ${reasonOf(error)}`);
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
