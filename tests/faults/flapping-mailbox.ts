import { startMailbox } from '../mailbox.ts';

/**
 * How a mail server can treat a mail: accept it; close the connection at once; defer it with 451; accept it and never answer;
 * accept it and drop the connection without an answer.
 */
export type Mood = 'take' | 'refuse' | 'put off' | 'hang' | 'drop after data';

export type FlappingMailbox = {
  port: number;
  /** How often each message was accepted, by id. */
  taken: ReadonlyMap<string, number>;
  /** Those last accepted with an answer. */
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
