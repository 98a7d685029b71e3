import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { LIMITS } from '../../backend/http/node-server.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { stopAfterwards } from '../afterwards.ts';
import { startTestServer } from '../running-server.ts';
import { post } from './outcome.ts';

const POST_HEAD = `POST ${CONTACT_FUNCTION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-forwarded-for: 203.0.113.9\r\ncontent-length: 1000\r\n\r\n`;

/** Sends a prefix at once and then a byte at a time until the server closes; resolves with its answer. */
function sendSlowly(port: number, beginning: string): { answer: Promise<string>; socket: Socket } {
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  const drip = setInterval(() => socket.writable && socket.write('x'), 500);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(drip);
      resolve(answer);
    });
  });
  return { answer: closed, socket };
}

test('cuts three hundred slow senders off while serving everyone else', async () => {
  // Half never end their headers; the others, all from one address, never end their body.
  const settings = { CONTACT_RATE_LIMIT: '0', CONTACT_HOURLY_LIMIT: '0', TRUST_PROXY: '1' };
  const { port, url } = stopAfterwards(await startTestServer(settings));
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
