import { expect, test } from 'vitest';
import { parsePostgresAddress, parseSmtpAddress } from './server-addresses.ts';

test('decodes user and password', () => {
  expect(parseSmtpAddress('smtps://ada%40example.com:p%40ss%2Fword@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 465,
    secure: true,
    loopback: false,
    user: { name: 'ada@example.com', password: 'p@ss/word' },
  });
});

test('defaults to port 587 for STARTTLS', () => {
  expect(parseSmtpAddress('smtp://mail.example.com')).toMatchObject({ port: 587, secure: false, user: null });
});

test.each([
  [true, ['smtp://localhost:25', 'smtp://127.0.0.1:25', 'smtp://127.8.9.1', 'smtp://[::1]:25']],
  [false, ['smtp://localhost.example.com', 'smtp://127.0.0.1.example.com', 'smtp://10.0.0.1']],
])('takes for this machine (%s): %j', (isHere, urls) => {
  for (const url of urls) expect(parseSmtpAddress(url)?.loopback, url).toBe(isHere);
});

test.each([
  'mail.example.com',
  'https://mail.example.com',
  'smtp://',
  'smtp://mail.example.com/path',
  'smtp://mail.example.com?tls.rejectUnauthorized=false',
])('refuses %s', (url) => {
  expect(parseSmtpAddress(url)).toBeNull();
});

test('reads host, port, database, user and password from a URL', () => {
  expect(parsePostgresAddress('postgres://go%40ing:p%2Fw@db.example.com:6543/messages')).toEqual({
    host: 'db.example.com',
    port: 6543,
    database: 'messages',
    user: 'go@ing',
    password: 'p/w',
    tls: 'require',
  });
  expect(parsePostgresAddress('postgresql://going@db/messages')).toMatchObject({ port: 5432, password: '' });
});

test.each([
  ['localhost/messages', false],
  ['127.0.0.1/messages', false],
  ['[::1]/messages', false],
  ['db.example.com/messages', 'require'],
  ['10.0.0.7/messages', 'require'],
  ['db.example.com/messages?sslmode=disable', false],
  ['db.example.com/messages?sslmode=require', 'require'],
  ['db.example.com/messages?sslmode=verify-full', 'verify-full'],
] as const)('connects to %s with TLS: %s', (place, tls) => {
  expect(parsePostgresAddress(`postgres://going@${place}`)?.tls).toBe(tls);
});

test.each([
  ...['db.example.com/messages', 'http://going@db.example.com/messages'],
  ...['postgres://db.example.com/messages', 'postgres://going@db.example.com', 'postgres:///messages'],
  ...['/more', '?sslmode=allow', '?options=-c%20synchronous_commit=off', '?sslmode=disable&sslmode=require'].map(
    (end) => `postgres://going@db.example.com/messages${end}`,
  ),
])('refuses %s', (text) => {
  expect(parsePostgresAddress(text)).toBeNull();
});
