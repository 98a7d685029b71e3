import { startFlappingMailbox } from './flapping-mailbox.ts';
import { countOutcome, until } from './outcome.ts';
import type { Store } from './store.ts';
import { post } from './visitor.ts';

/** Posts the same key to two servers at once, twenty times each round; every answer must be equal. */
export async function oneKeyAtOnce(store: Store, rounds: number) {
  const mailbox = await startFlappingMailbox();
  const servers = [await store.serve(mailbox), await store.serve(mailbox)];
  const acknowledged = new Set<string>();
  let different = 0;
  for (let round = 0; round < rounds; round += 1) {
    const posts = Array.from({ length: 20 }, (_, index) => post(servers[index % 2]?.url ?? '', `key-${round}`));
    const answers = new Set((await Promise.all(posts)).map(({ status, id }) => `${status} ${id}`));
    different += answers.size - 1;
    for (const answer of answers) acknowledged.add(answer.slice(4));
  }
  await until('every message is taken', () => mailbox.taken.size >= rounds);
  for (const server of servers) await server.end('SIGTERM');
  await mailbox.stop();
  return { ...countOutcome(acknowledged, mailbox.taken), different };
}
