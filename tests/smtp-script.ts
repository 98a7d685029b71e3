import { createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

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
    let buffered = '';
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
    socket.on('data', (chunk) => {
      buffered += chunk.toString();
      for (;;) {
        const end = buffered.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          counts.mails += 1;
          answer('dot');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else answer(stageOf(line), line);
      }
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
