import { expect, test } from 'vitest';
import { parseSmtpAddress } from './smtp-address.ts';

test('user and password are read without their percent-encoding', () => {
  expect(parseSmtpAddress('smtps://ada%40example.com:p%40ss%2Fword@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 465,
    secure: true,
    loopback: false,
    user: { name: 'ada@example.com', password: 'p@ss/word' },
  });
});

test('without TLS from the first byte the port is 587', () => {
  expect(parseSmtpAddress('smtp://mail.example.com')).toMatchObject({ port: 587, secure: false, user: null });
});

test.each(['smtp://localhost:25', 'smtp://127.0.0.1:25', 'smtp://127.8.9.1', 'smtp://[::1]:25'])(
  '%s is this machine',
  (url) => {
    expect(parseSmtpAddress(url)?.loopback).toBe(true);
  },
);

test.each(['smtp://localhost.example.com', 'smtp://127.0.0.1.example.com', 'smtp://10.0.0.1'])(
  '%s is not this machine',
  (url) => {
    expect(parseSmtpAddress(url)?.loopback).toBe(false);
  },
);

test.each([
  'mail.example.com',
  'https://mail.example.com',
  'smtp://',
  'smtp://mail.example.com/path',
  'smtp://mail.example.com?tls.rejectUnauthorized=false',
])('%s is refused', (url) => {
  expect(parseSmtpAddress(url)).toBeNull();
});
