import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { SAMPLE } from '../sample-message.ts';
import type { Visit } from './visit.ts';

const READERS = 4;
const WRITERS = 3;
const REQUESTS_A_VISIT = 20;

export type Load = {
  /** Requests answered so far. */
  answered(): number;
  /** Stops; resolves with answers other than 200 and the ids of accepted messages. */
  end(): Promise<{ wrong: string[]; ids: string[] }>;
};

/**
 * Visitors who read and write without pause, each waiting for one answer before the next request and reconnecting now and
 * then, until stopped.
 */
export function startLoad(arrive: () => Promise<Visit>): Load {
  const wrong: string[] = [];
  const ids: string[] = [];
  let answered = 0;
  let over = false;
  const read = async (visitor: Visit) => {
    const { status, body } = await visitor.ask('/kickoff');
    if (status !== 200 || !body.includes('Kickoff')) wrong.push(`read: ${status}`);
  };
  const write = async (visitor: Visit) => {
    const { status, body } = await visitor.ask(CONTACT_FUNCTION_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(SAMPLE),
    });
    if (status === 200) ids.push(JSON.parse(body.toString()).id);
    else wrong.push(`write: ${status}`);
  };
  const repeat = async (step: (visitor: Visit) => Promise<void>) => {
    while (!over) {
      const visitor = await arrive();
      try {
        for (let count = 0; count < REQUESTS_A_VISIT && !over; count += 1) {
          await step(visitor);
          answered += 1;
        }
        await visitor.leave();
      } catch (error) {
        wrong.push(String(error));
      }
    }
  };
  const all = [
    ...Array.from({ length: READERS }, () => repeat(read)),
    ...Array.from({ length: WRITERS }, () => repeat(write)),
  ];
  return {
    answered: () => answered,
    end: async () => {
      over = true;
      await Promise.all(all);
      return { wrong, ids };
    },
  };
}
