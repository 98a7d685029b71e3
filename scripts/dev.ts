// `npm run dev`: the site with hot reload on port 3000, and beside it the function, restarted on each change.
import { spawn } from 'node:child_process';

const FUNCTION_PORT = '3001';

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'backend/server.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: FUNCTION_PORT, HOST: '127.0.0.1', SITE_DIR: 'none' },
  }),
  spawn('astro', ['dev', '--port', process.env['PORT'] ?? '3000'], {
    stdio: 'inherit',
    env: { ...process.env, FUNCTION_ADDRESS: `http://127.0.0.1:${FUNCTION_PORT}` },
  }),
];

// When one ends, the other is stopped.
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
