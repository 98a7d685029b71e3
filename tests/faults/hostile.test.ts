// Requests that do not end. What a hostile message is answered is tested with the function.
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { LIMITS } from '../../backend/http/node-server.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { stopAfterwards } from '../afterwards.ts';
import { NO_LIMITS, post } from '../program.ts';
import { openSocket, startTestServer } from '../running-server.ts';

const SETTINGS = { TRUST_PROXY: '1', ...NO_LIMITS };

test.each([
  ['announced', (length: number) => `content-length: ${length}`],
  ['in chunks', () => 'transfer-encoding: chunked'],
])('refuses a gigabyte %s after its first kilobytes', async (_how, header) => {
  const { port } = stopAfterwards(await startTestServer(SETTINGS));
  const head = `POST ${CONTACT_FUNCTION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json`;
  const { socket, answer } = openSocket(port, `${head}\r\n${header(2 ** 30)}\r\n\r\n`);
  await once(socket, 'connect');
  const chunk = header(0).startsWith('transfer') ? `10000\r\n${' '.repeat(0x10000)}\r\n` : ' '.repeat(0x10000);
  for (let sent = 0; sent < 2 ** 30 && socket.writable; sent += 0x10000) {
    await new Promise((resolve) => socket.write(chunk, resolve));
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(socket.bytesWritten).toBeLessThan(64 * 2 ** 20);
});

const POST_HEAD = `POST ${CONTACT_FUNCTION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-forwarded-for: 203.0.113.9\r\ncontent-length: 1000\r\n\r\n`;

/** Sends a prefix at once and then a byte at a time until the server closes; resolves with its answer. */
function sendSlowly(port: number, beginning: string) {
  const { socket, answer } = openSocket(port, beginning);
  const drip = setInterval(() => socket.writable && socket.write('x'), 500);
  return { answer: answer.finally(() => clearInterval(drip)), socket };
}

test('cuts three hundred slow senders off while serving everyone else', async () => {
  // Half never end their headers; the others, all from one address, never end their body.
  const { port, url } = stopAfterwards(await startTestServer(SETTINGS));
  const slow = Array.from({ length: 300 }, (_, index) =>
    sendSlowly(port, index % 2 === 0 ? 'GET / HTTP/1.1\r\nx-slow: ' : POST_HEAD),
  );
  await Promise.all(slow.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
  expect((await fetch(`${url}/kickoff`)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await post(url, 'in-between')).status).toBe(200);
  const answers = await Promise.all(slow.map(({ answer }) => answer));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (408|503) [\s\S]*x-content-type-options: nosniff/);
  const turnedAway = answers.filter((answer) => answer.startsWith('HTTP/1.1 503'));
  expect(turnedAway).toHaveLength(150 - LIMITS.handledAtOnceOfOne);
  expect((await fetch(`${url}/kickoff`)).status).toBe(200);
}, 60_000);
