// A request that does not end. What a hostile message is answered is tested with the function.

import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { startTestServer } from '../running-server.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ CONTACT_RATE_LIMIT: '0', CONTACT_HOURLY_LIMIT: '0' });
});
afterAll(() => server.stop());

test.each([
  ['announced', (length: number) => `content-length: ${length}`],
  ['in chunks', () => 'transfer-encoding: chunked'],
])('refuses a gigabyte %s after its first kilobytes', async (_how, header) => {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${CONTACT_FUNCTION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header(2 ** 30)}\r\n\r\n`,
  );
  const chunk = header(0).startsWith('transfer') ? `10000\r\n${' '.repeat(0x10000)}\r\n` : ' '.repeat(0x10000);
  for (let sent = 0; sent < 2 ** 30 && socket.writable; sent += 0x10000) {
    await new Promise((resolve) => socket.write(chunk, resolve));
  }
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(socket.bytesWritten).toBeLessThan(64 * 2 ** 20);
});
