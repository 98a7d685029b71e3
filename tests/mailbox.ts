import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
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

/** The steps of a conversation at which a server can fail; `dot` is its answer to the whole mail. */
export const SMTP_STAGES = ['greeting', 'EHLO', 'TLS', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'dot'] as const;
export type SmtpStage = (typeof SMTP_STAGES)[number];

/** How a conversation ends: the connection is closed or reset, nothing more comes, or a reply such as `450 later`. */
export type SmtpEnding = 'FIN' | 'RST' | 'time-out' | `${number}${' ' | '-'}${string}`;

/** The commands that are not called as their stage is. */
const STAGE_OF: Record<string, SmtpStage> = { HELO: 'EHLO', STARTTLS: 'TLS' };
const REPLIES: Record<SmtpStage, string> = {
  greeting: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  TLS: '220 go ahead',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go ahead',
  dot: '250 ok',
};

/** `endingOf` gives the ending of a stage, or null to go on. It offers STARTTLS only to end there. */
export async function startScriptedSmtp(endingOf: (stage: SmtpStage, line: string) => SmtpEnding | null) {
  const counts = { mails: 0 };
  const sockets = new Set<Socket>();
  const offer =
    endingOf('TLS', 'STARTTLS') === null ? REPLIES.EHLO : REPLIES.EHLO.replace('250 ', '250-STARTTLS\r\n250 ');
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    let isData = false;
    // Senders that disconnect half-way are part of the tests.
    socket.on('error', () => {});
    const answer = (stage: SmtpStage, line = '') => {
      const ending = endingOf(stage, line);
      if (ending === null || /^\d/.test(ending)) {
        socket.write(`${ending ?? (stage === 'EHLO' ? offer : REPLIES[stage])}\r\n`);
        isData = stage === 'DATA' && ending === null;
      } else finish(socket, ending);
    };
    answer('greeting');
    createInterface({ input: socket }).on('line', (line) => {
      if (isData && line !== '.') return;
      if (isData) {
        isData = false;
        counts.mails += 1;
        answer('dot');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else answer(stageOf(line), line);
    });
  });
  return {
    port: await listen(server),
    counts,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function stageOf(line: string): SmtpStage {
  const [command = ''] = line.split(' ');
  return STAGE_OF[command] ?? SMTP_STAGES.find((stage) => stage === command) ?? 'MAIL';
}

function finish(socket: Socket, ending: SmtpEnding): void {
  if (ending === 'FIN') socket.end();
  if (ending === 'RST') socket.resetAndDestroy();
}
