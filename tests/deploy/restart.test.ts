import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { DATABASE_FILE, openSqlite } from '../../backend/database/sqlite.ts';
import { PROGRAM } from '../../build/current-build.ts';
import { temporaryFolder } from '../afterwards.ts';
import { freePort } from '../listen.ts';
import { type Program, runCommand } from '../program.ts';
import { writeBuiltSite } from '../running-server.ts';
import { type Certificate, signCertificate } from './own-authority.ts';
import { hasProxyPrograms, SITE_NAME, type StartProxy, startCaddy, startNginx } from './proxies.ts';
import { startLoad, visit } from './visit.ts';

// Restarts a server under load behind the files of `deploy/`: no visitor gets an error.

const SERVER = [process.execPath, resolve(PROGRAM)] as const;
const RESTARTS = 2;
const ENOUGH = 40;
const MINUTE = 60_000;

let folder: string;
let certificate: Certificate;
beforeEach(async () => {
  folder = await temporaryFolder();
  await writeBuiltSite(join(folder, 'dist'));
  certificate = signCertificate(folder, [SITE_NAME]);
});

function run(command: string, args: readonly string[], more: Record<string, string> = {}): Program {
  const settings = {
    SITE_DIR: 'dist',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    CONTACT_RATE_LIMIT: '0',
    CONTACT_HOURLY_LIMIT: '0',
  };
  const env = { PATH: process.env['PATH'], ...settings, ...more };
  const program = runCommand(command, args, { cwd: folder, env });
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program;
}

async function startServer(port: number): Promise<Program> {
  const program = run(SERVER[0], SERVER.slice(1), { PORT: `${port}` });
  await program.said(/Going is at/);
  return program;
}

async function restart(program: Program, port: number): Promise<Program> {
  program.child.kill('SIGTERM');
  await program.exited;
  return startServer(port);
}

/** Restarts a server while visitors read and write through a proxy; what went wrong, and what became of the messages. */
async function underLoad(startProxy: StartProxy, ports: readonly number[], restartOnce: () => Promise<void>) {
  await mkdir(join(folder, 'proxy'));
  const proxy = await startProxy(join(folder, 'proxy'), certificate, ports);
  onTestFinished(() => proxy.stop());
  const load = startLoad(() => visit(proxy.https, { name: SITE_NAME, authority: certificate.authority }));
  const more = async () => {
    const goal = load.answered() + ENOUGH;
    while (load.answered() < goal) await new Promise((done) => setTimeout(done, 5));
  };
  await more();
  for (let count = 0; count < RESTARTS; count += 1) {
    await restartOnce();
    await more();
  }
  const { wrong, ids } = await load.end();
  const database = await openSqlite(join(folder, 'data', DATABASE_FILE));
  const stored = await database.query<{ id: string }>('select id from going.contact_message');
  await database.close();
  return { wrong, taken: ids.toSorted(), stored: stored.map(({ id }) => id).toSorted() };
}

describe.skipIf(!hasProxyPrograms())('a restart under load', () => {
  test.each([
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ] as const)(
    'behind %s loses nothing while the socket is held, as by systemd',
    async (_, startProxy) => {
      const holder = run(process.execPath, [resolve('tests/deploy/hold-socket.ts'), ...SERVER], { HOST: '' });
      const port = Number(await holder.said(/port (\d+)/));
      const servers: number[] = [];
      onTestFinished(() => void process.kill(servers.at(-1) as number, 'SIGKILL'));
      const next = async () => {
        servers.push(Number(await holder.said(new RegExp(`server ${servers.length + 1} is process (\\d+)\\n`))));
        expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true);
      };
      await next();
      // The socket's address counts, not HOST.
      expect(await holder.said(/("event":"keeping".*)/s)).not.toContain('open-host');
      const { wrong, taken, stored } = await underLoad(startProxy, [port], async () => {
        process.kill(servers.at(-1) as number, 'SIGTERM');
        await next();
      });
      expect(wrong).toEqual([]);
      expect(stored).toEqual(taken);
    },
    MINUTE,
  );

  test(
    'behind nginx loses nothing with two servers restarted in turn',
    async () => {
      const ports = [await freePort(), await freePort()] as const;
      const servers = await Promise.all(ports.map(startServer));
      let turn = 0;
      const { wrong, taken, stored } = await underLoad(startNginx, ports, async () => {
        const [server] = servers.splice(0, 1);
        servers.push(await restart(server as Program, ports[turn % 2] as number));
        turn += 1;
      });
      expect(wrong).toEqual([]);
      expect(stored).toEqual(taken);
    },
    MINUTE,
  );
});
