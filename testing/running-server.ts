import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from '../backend/log.ts';
import { readSettings } from '../backend/settings.ts';
import { startServer } from '../backend/start-server.ts';
import { writeBuiltSite } from './built-site.ts';
import { QUICK_POLICY } from './outbox.ts';

/** The whole server on a free port with its own small site and data; `stop` removes both. */
export async function startTestServer(variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'going-server-'));
  await writeBuiltSite(join(folder, 'dist'));
  const result = readSettings(
    { PORT: '0', SITE_DIR: join(folder, 'dist'), DATA_DIR: join(folder, 'data'), ...variables },
    { name: 'Going', email: 'hello@going.example', messagesKeptMonths: 12 },
  );
  if (!result.ok) throw new Error(result.reason);
  const logged: LogEntry[] = [];
  const server = await startServer(result.settings, {
    log: (entry) => logged.push(entry),
    companyName: 'Going',
    packageLabel: (id) => (id === 'get-started' ? 'Get Started' : 'another'),
    policy: QUICK_POLICY,
  });
  return {
    ...server,
    logged,
    port: Number(new URL(server.url).port),
    settings: result.settings,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Sends raw bytes and resolves with everything received until the connection closes. */
export function exchangeBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
