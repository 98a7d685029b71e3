import { startMailbox } from '../mailbox.ts';

/** Accept; close at once; defer with 451; accept and never answer; accept and drop the connection. */
export type Mood = 'take' | 'refuse' | 'put off' | 'hang' | 'drop after data';

export type FlappingMailbox = {
  port: number;
  taken: ReadonlyMap<string, number>;
  answered: ReadonlySet<string>;
  /** How often a mail was accepted without an answer: each may come again. */
  unanswered(): number;
  stop(): Promise<void>;
};

/** A real local mail server that asks `mood` how to behave, for each connection and each mail; without one it takes all. */
export async function startFlappingMailbox(mood: () => Mood = () => 'take'): Promise<FlappingMailbox> {
  const taken = new Map<string, number>();
  const answered = new Set<string>();
  let unanswered = 0;
  const { port, stop } = await startMailbox({
    isAway: () => mood() === 'refuse',
    toMail({ messageId = '' }) {
      const id = messageId.replace(/^<|@.*/g, '');
      const now = mood();
      if (now === 'put off') return { code: 451, text: 'try again later' };
      taken.set(id, (taken.get(id) ?? 0) + 1);
      answered.add(id);
      if (now === 'take' || now === 'refuse') return 'accept';
      answered.delete(id);
      unanswered += 1;
      return now === 'hang' ? 'hang' : 'drop';
    },
  });
  return { port, taken, answered, unanswered: () => unanswered, stop };
}
