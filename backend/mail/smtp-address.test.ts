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
