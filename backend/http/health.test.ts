import { expect, test } from 'vitest';
import { MAIL_TROUBLES, type MailHealth } from '../../domain/mail-health.ts';
import type { LogEntry } from '../log.ts';
import { createMailProbe } from './health.ts';

const SECRET = 'whsec_c2VjcmV0';
const HEALTH: MailHealth = {
  trouble: null,
  isWell: true,
  waiting: 0,
  waitingSince: null,
  isTried: false,
  isRefusedBefore: false,
  isPartly: false,
  refused: 0,
  written: 0,
  missed: 0,
  postWaitingSince: null,
  unusable: null,
};

async function ask(judge: () => Promise<MailHealth>, authorization?: string, secret: string | null = SECRET) {
  const logged: LogEntry[] = [];
  const probe = createMailProbe(judge, secret, (entry) => logged.push(entry));
  const headers = authorization === undefined ? {} : { authorization };
  const response = await probe(new Request('http://localhost/mailz', { headers }));
  return { status: response.status, body: await response.json(), logged };
}

test('answers 200 while mail goes out, and 503 with one word for each trouble', async () => {
  expect(await ask(async () => HEALTH)).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await ask(async () => ({ ...HEALTH, isWell: false }))).toMatchObject({
    status: 200,
    body: { status: 'retrying' },
  });
  for (const trouble of MAIL_TROUBLES) {
    const { status, body } = await ask(async () => ({ ...HEALTH, trouble, waiting: 3 }));
    expect([status, body]).toEqual([503, { status: trouble }]);
  }
});

test('tells the figures only to who knows the secret', async () => {
  const health = { ...HEALTH, trouble: 'waiting', waiting: 3, waitingSince: 5 } as const;
  const { trouble: _, isWell: __, ...figures } = health;
  const { body } = await ask(async () => health, `Bearer ${SECRET}`);
  expect(body).toEqual({ status: 'waiting', ...figures });
  expect((await ask(async () => health, 'Bearer wrong')).body).toEqual({ status: 'waiting' });
  expect((await ask(async () => health, 'Bearer null', null)).body).toEqual({ status: 'waiting' });
});

test('answers 503 and logs why when the database fails', async () => {
  const { status, body, logged } = await ask(() => Promise.reject(new Error('disk I/O error')));
  expect([status, body]).toEqual([503, { status: 'unknown' }]);
  expect(logged).toMatchObject([{ level: 'error', event: 'mail-not-judged', reason: 'disk I/O error' }]);
});
