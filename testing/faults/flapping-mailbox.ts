import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { listen } from '../listen.ts';

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

/** A real local mail server that asks `mood` how to behave, for each connection and each mail. */
export async function startFlappingMailbox(mood: () => Mood, port = 0): Promise<FlappingMailbox> {
  const taken = new Map<string, number>();
  const answered = new Set<string>();
  let unanswered = 0;
  const take = (id: string) => taken.set(id, (taken.get(id) ?? 0) + 1);
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID: <([^@>]+)@/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '';
        const now = mood();
        if (now === 'put off') return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        if (now === 'refuse' || now === 'take') {
          take(id);
          answered.add(id);
          return done();
        }
        take(id);
        answered.delete(id);
        unanswered += 1;
        if (now === 'drop after data') socketOf(session.remotePort)?.destroy();
      });
    },
  });
  const socketOf = (remotePort: number) => [...sockets].find((socket) => socket.remotePort === remotePort);
  server.server.prependListener('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (mood() === 'refuse') socket.destroy();
  });
  // Senders that disconnect half-way are part of the test.
  server.on('error', () => {});
  return {
    port: await listen(server.server, port),
    taken,
    answered,
    unanswered: () => unanswered,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
