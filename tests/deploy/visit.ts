import { once } from 'node:events';
import { connect as connectHttp2, constants, type IncomingHttpHeaders } from 'node:http2';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { SAMPLE } from '../sample-message.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Question = { method?: string; headers?: Record<string, string>; body?: string };

export type Visit = {
  ask(path: string, question?: Question): Promise<Answer>;
  leave(): Promise<void>;
};

export async function visit(
  port: number,
  { name, authority, from = '127.0.0.1' }: { name: string; authority: Buffer; from?: string },
): Promise<Visit> {
  const socket = connectTls({
    socket: connect({ host: '127.0.0.1', port, localAddress: from }),
    servername: name,
    ca: authority,
    ALPNProtocols: ['h2'],
  });
  await once(socket, 'secureConnect');
  const session = connectHttp2(`https://${name}`, { createConnection: () => socket });
  const ask = async (path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> => {
    const stream = session.request({
      // Without the port, as on the usual one.
      [constants.HTTP2_HEADER_AUTHORITY]: name,
      [constants.HTTP2_HEADER_PATH]: path,
      [constants.HTTP2_HEADER_METHOD]: method,
      ...headers,
    });
    stream.end(body);
    const ended = once(stream, 'close').then(() =>
      Promise.reject(new Error('The connection ended without an answer.')),
    );
    const answered = once(stream, 'response') as Promise<[IncomingHttpHeaders & { ':status': number }]>;
    const [received] = await Promise.race([answered, ended]);
    ended.catch(() => {});
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return { status: received[':status'], headers: received, body: Buffer.concat(chunks) };
  };
  return {
    ask,
    leave: async () => {
      session.close();
      await once(session, 'close');
    },
  };
}

const READERS = 4;
const WRITERS = 3;
const REQUESTS_A_VISIT = 20;

export type Load = {
  answered(): number;
  /** Stops; resolves with answers other than 200 and the ids of accepted messages. */
  end(): Promise<{ wrong: string[]; ids: string[] }>;
};

/** Each waits for one answer before the next request, and reconnects now and then, until stopped. */
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
