import { expect, test } from 'vitest';
import { parsePostgresAddress } from './postgres-address.ts';

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
  ['localhost', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['db.example.com', 'require'],
  ['10.0.0.7', 'require'],
] as const)('connects to %s by default with TLS: %s', (host, tls) => {
  expect(parsePostgresAddress(`postgres://going@${host}/messages`)?.tls).toBe(tls);
});

test.each([
  ['disable', false],
  ['require', 'require'],
  ['verify-full', 'verify-full'],
] as const)('reads sslmode=%s', (mode, tls) => {
  expect(parsePostgresAddress(`postgres://going@db.example.com/messages?sslmode=${mode}`)?.tls).toBe(tls);
});

test.each([
  'db.example.com/messages',
  'http://going@db.example.com/messages',
  'postgres://db.example.com/messages',
  'postgres://going@db.example.com',
  'postgres://going@db.example.com/messages/more',
  'postgres://going@db.example.com/messages?sslmode=allow',
  'postgres://going@db.example.com/messages?options=-c%20synchronous_commit=off',
  'postgres://going@db.example.com/messages?sslmode=disable&sslmode=require',
  'postgres:///messages',
])('refuses %s', (text) => {
  expect(parsePostgresAddress(text)).toBeNull();
});
