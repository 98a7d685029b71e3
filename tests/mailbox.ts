import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { listen } from './listen.ts';

/** `drop` ends the connection instead of an answer. */
export type Answer = { code: number; text: string } | 'accept' | 'hang' | 'drop';

export type MailboxBehaviour = {
  port?: number;
  isAway?: () => boolean;
  /** The server's replies to sender (empty for none), recipient and mail, for each mail in turn. */
  toSender?: (address: string) => Answer;
  toRecipient?: (address: string, sender: string) => Answer;
  toMail?: (mail: Email, sender: string) => Answer | Promise<Answer>;
  startTls?: boolean;
  /** The files for TLS from the first byte. */
  secure?: { certificate: string; key: string };
};

/** The settings of a mail server on this machine. */
export const mailServerAt = (port: number) => ({ host: '127.0.0.1', port, secure: false, loopback: true, user: null });

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

export async function startMailbox(behaviour: MailboxBehaviour = {}) {
  const {
    port = 0,
    isAway = () => false,
    toSender = () => 'accept',
    toRecipient = () => 'accept',
    toMail = () => 'accept',
    startTls = false,
    secure,
  } = behaviour;
  const mails: Email[] = [];
  /** The envelope's sender of each; empty for none. */
  const senders: string[] = [];
  const sockets = new Set<Socket>();
  let notice = () => {};
  const server = new SMTPServer({
    authOptional: true,
    secure: secure !== undefined,
    ...(secure && { key: readFileSync(secure.key), cert: readFileSync(secure.certificate) }),
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    onMailFrom: ({ address }, _session, done) => answer(toSender(address), done),
    onRcptTo: ({ address }, session, done) => answer(toRecipient(address, senderIn(session)), done),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const sender = senderIn(session);
        const reply = await toMail(mail, sender);
        if (reply === 'drop') [...sockets].find(({ remotePort }) => remotePort === session.remotePort)?.destroy();
        if (reply === 'accept') {
          mails.push(mail);
          senders.push(sender);
          notice();
        }
        answer(reply, done);
      });
    },
  });
  server.server.prependListener('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isAway()) socket.destroy();
  });
  // Senders that disconnect half-way are part of the tests.
  server.on('error', () => {});
  return {
    port: await listen(server.server, port),
    mails,
    senders,
    received: (count: number) =>
      new Promise<Email[]>((resolve) => {
        notice = () => mails.length >= count && resolve(mails);
        notice();
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function senderIn({ envelope: { mailFrom } }: SMTPServerSession): string {
  return mailFrom === false ? '' : mailFrom.address;
}

function answer(reply: Answer, done: (error?: Error | null) => void): void {
  if (reply === 'hang' || reply === 'drop') return;
  if (reply === 'accept') done();
  else done(Object.assign(new Error(reply.text), { responseCode: reply.code }));
}

/** Accept; close at once; defer with 451; accept and never answer; accept and drop the connection. */
export type Mood = 'take' | 'refuse' | 'put off' | 'hang' | 'drop after data';

export type FlappingMailbox = Awaited<ReturnType<typeof startFlappingMailbox>>;

/** A real local mail server that asks `mood` how to behave, for each connection and each mail; without one it takes all. */
export async function startFlappingMailbox(mood: () => Mood = () => 'take') {
  const taken = new Map<string, number>();
  const answered = new Set<string>();
  /** How often a mail was accepted without an answer: each may come again. */
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
