import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LogEntry } from '../backend/log.ts';
import { type Company, readSettings } from '../backend/settings.ts';
import { startServer } from '../backend/start-server.ts';
import { QUICK_POLICY } from './outbox.ts';

const COMPANY = { name: 'Going', email: 'hello@going.example', messagesKeptMonths: 12 };

/** The settings that variables give; throws the sentence about a wrong one. */
export function testSettings(variables: Record<string, string>, company: Company = COMPANY) {
  const result = readSettings(variables, company);
  if (!result.ok) throw new Error(result.reason);
  return result.settings;
}

/** A whole server on a free port with data of its own and a small site; `stop` removes both. */
export async function startTestServer(more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'going-server-'));
  const site = join(folder, 'dist');
  await writeBuiltSite(site);
  const settings = testSettings({ PORT: '0', SITE_DIR: site, DATA_DIR: join(folder, 'data'), ...more });
  const logged: LogEntry[] = [];
  const server = await startServer(settings, {
    policy: QUICK_POLICY,
    log: (entry) => logged.push(entry),
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  return { ...server, settings, logged, port: Number(new URL(server.url).port), stop };
}

/** A connection on which bytes are written, and what was answered when the server closes it. */
export function openSocket(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes)).on('error', () => {});
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const answer = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(chunks).toString()));
  });
  return { socket, answer };
}

export const exchangeBytes = (port: number, bytes: string) => openSocket(port, bytes).answer;

const page = (title: string) => `<!doctype html><title>${title}</title><p>${'Going '.repeat(200)}`;

export async function writeBuiltSite(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'kickoff.html': page('Kickoff'),
    'get-started.html': page('Get Started'),
    'long-term-teams.html': page('Teams'),
    'message-sent.html': page('Message sent!'),
    '404.html': page('Oops! Page not found'),
    'checkout/kickoff.html': page('Checkout'),
    'checkout/kickoff/payment.html': page('Payment'),
    'checkout/unknown/payment.html': page('Payment of an unknown package'),
    'checkout/unknown/confirmation.html': page('Confirmation of an unknown package'),
    'find/answer.html': page('What each answer speaks for'),
    'find/kickoff.html': page('Kickoff: whom it fits'),
    'nested/index.html': page('Nested'),
    '_astro/app.AbC123.js': `console.log(${'1,'.repeat(500)}1)`,
    'images/dot.png': 'png',
    'robots.txt': 'User-agent: *\n',
    'a b.txt': 'with a space',
    _redirects: '/started /get-started 308\n',
    _headers: '/*\n',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
