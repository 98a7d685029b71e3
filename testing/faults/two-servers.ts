import { runServer } from '../program.ts';
import { startFlappingMailbox } from './flapping-mailbox.ts';
import { countOutcome, until } from './outcome.ts';
import type { Store } from './store.ts';
import { post } from './visitor.ts';

/** Several servers on one database accept and deliver at the same time: each mail is sent once. */
export async function serversOnOneDatabase(store: Store, servers: number, messages: number) {
  const mailbox = await startFlappingMailbox();
  const running = await Promise.all(Array.from({ length: servers }, () => store.serve(mailbox)));
  const acknowledged = new Set<string>();
  await Promise.all(
    running.map(async ({ url }, server) => {
      for (let index = 0; index < messages; index += 1) {
        const { id } = await post(url, `${server}-${index}`);
        if (id !== null) acknowledged.add(id);
      }
    }),
  );
  await until('every message is taken', () => mailbox.taken.size >= acknowledged.size);
  for (const server of running) await server.end('SIGTERM');
  await mailbox.stop();
  return countOutcome(acknowledged, mailbox.taken);
}

/** Posts more at once to two servers on one database than one sender may; resolves with how many got through. */
export async function limitAcrossServers(store: Store, limit: number, posts: number): Promise<number> {
  const variables = { ...store.variables, CONTACT_RATE_LIMIT: String(limit) };
  const running = await Promise.all([runServer(store.folder, variables), runServer(store.folder, variables)]);
  const sending = Array.from({ length: posts }, (_, index) => post(running[index % 2]?.url ?? '', `limit-${index}`));
  const answers = await Promise.all(sending);
  for (const server of running) await server.end('SIGTERM');
  if (answers.some(({ status }) => status !== 200 && status !== 429)) throw new Error('A post got another answer.');
  return answers.filter(({ status }) => status === 200).length;
}
