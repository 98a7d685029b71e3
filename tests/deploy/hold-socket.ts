// Does what systemd does with going.socket and going.service: opens a port, runs the server on it, and restarts it when it
// ends. Takes the command as its arguments; prints the port, and the number and process of each server.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

// `$$` is the shell's own process.
const START = 'echo "server $0 is process $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"';

// Ends with its parent, after the current server.
const parent = process.ppid;
const holder = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, () => {
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle;
  console.log(`port ${(holder.address() as { port: number }).port}`);
  // Never yields to the event loop, so it accepts no connections itself.
  for (let number = 1; process.ppid === parent; number += 1) {
    spawnSync('sh', ['-c', START, `${number}`, ...process.argv.slice(2)], {
      stdio: ['ignore', 'inherit', 'inherit', fd],
    });
  }
});
