import { expect, test } from 'vitest';
import { parseSmtpAddress } from './smtp-address.ts';

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

test.each(['smtp://localhost:25', 'smtp://127.0.0.1:25', 'smtp://127.8.9.1', 'smtp://[::1]:25'])(
  'treats %s as this machine',
  (url) => {
    expect(parseSmtpAddress(url)?.loopback).toBe(true);
  },
);

test.each(['smtp://localhost.example.com', 'smtp://127.0.0.1.example.com', 'smtp://10.0.0.1'])(
  'treats %s as another machine',
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
])('refuses %s', (url) => {
  expect(parseSmtpAddress(url)).toBeNull();
});
