import { expect, test } from 'vitest';
import { inheritedSocket } from './inherited-socket.ts';

test('takes the first inherited descriptor when the socket is meant for this process', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3);
});

test.each([
  ['for another process', { LISTEN_PID: '8', LISTEN_FDS: '1' }],
  ['not at all', {}],
  ['in the number of none', { LISTEN_PID: '7', LISTEN_FDS: '0' }],
  ['without a number', { LISTEN_PID: '7' }],
])('does not take a socket opened %s', (_, variables: Record<string, string>) => {
  expect(inheritedSocket(variables, 7)).toBeNull();
});
