import type { NodemailerError } from 'nodemailer';
import { reasonOf } from '../log.ts';
import type { SmtpAddress } from '../setting-values.ts';
import { type Mail, type MailTransport, type Missed, type SendFailure, type SendResult, toNodemailer } from './mail.ts';

/** As long as RFC 5321, 4.5.3.2, asks for: 5 minutes from the start of connecting to the greeting, 10 after the mail. */
export const SMTP_LIMITS = { greetingMs: 5 * 60_000, answerMs: 10 * 60_000, wholeMs: 20 * 60_000 };
type SmtpLimits = typeof SMTP_LIMITS;

const CHECK_LIMITS = { greetingMs: 10_000, answerMs: 15_000 };
const DNS_TIMEOUT_MS = 10_000;

// TLS unless the server is this machine; `addressOf` chooses the network address of a host with several. An acknowledgement
// has no sender (RFC 3834), unless the server refuses that.
export function createSmtpTransport(
  server: SmtpAddress,
  limits: SmtpLimits = SMTP_LIMITS,
  addressOf: (host: string) => Promise<string> | string = (host) => host,
): MailTransport {
  const sendFrom = async (mail: Mail, sender: string, signal: AbortSignal) =>
    converse(server, limits, await addressOf(server.host), mail, sender, signal);
  return {
    async send(mail, signal) {
      if (mail.recipients?.length === 0) return { kind: 'sent', missed: [] };
      if (!mail.isAcknowledgement) return sendFrom(mail, mail.from.address, signal);
      const result = await sendFrom(mail, '', signal);
      // Postfix, by default, and Exim refuse a sender at the recipient: the command does not say what was wrong.
      return result.kind === 'refused' ? sendFrom(mail, mail.from.address, signal) : result;
    },
  };
}

async function converse(
  server: SmtpAddress,
  limits: SmtpLimits,
  address: string,
  mail: Mail,
  sender: string,
  signal: AbortSignal,
): Promise<SendResult> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)]);
  let isHandedOver = false;
  try {
    const transporter = await createTransporter(server, limits, address);
    transporter.use('stream', ({ message }, done) => {
      message.processFunc((input) => input.once('end', () => (isHandedOver = true)));
      done();
    });
    const { rejectedErrors = [] } = await transporter.sendMail({ ...toNodemailer(mail, sender), signal: ending });
    return { kind: 'sent', missed: rejectedErrors.map(missedBy) };
  } catch (error) {
    const { code, rejectedErrors = [] } = error as NodemailerError;
    // After the final dot, only a reply says that the mail did not arrive.
    if (isHandedOver && code !== 'EMESSAGE')
      return { kind: 'unconfirmed', reason: `${UNCONFIRMED} ${reasonOf(error)}` };
    const missed = rejectedErrors.map(missedBy);
    // Of several recipients, the one with the best prospects decides.
    const best = PROSPECTS.map((kind) => missed.find((one) => one.kind === kind)).find((one) => one !== undefined);
    return best ?? classifySmtpError(error);
  }
}

const UNCONFIRMED = 'The mail server took the mail, and its answer did not arrive: the mail may have arrived.';
const PROSPECTS = ['unreachable', 'postponed', 'over-quota', 'refused'] as const;

function missedBy(error: NodemailerError): Missed {
  return { address: error.recipient ?? '', ...classifySmtpError(error) };
}

/** Connects and logs in without sending; resolves with why that fails, or null. Never rejects. */
export async function tryMailServer(server: SmtpAddress): Promise<string | null> {
  try {
    await (await createTransporter(server, CHECK_LIMITS)).verify();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

async function createTransporter(
  server: SmtpAddress,
  { greetingMs, answerMs }: Omit<SmtpLimits, 'wholeMs'>,
  address = server.host,
) {
  // Loaded with the first mail: it takes memory, and time at the start.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host: address,
    port: server.port,
    secure: server.secure,
    requireTLS: !server.loopback,
    // A mail server without a certificate may offer what it cannot do.
    opportunisticTLS: server.loopback,
    tls: {
      ...(address !== server.host && { servername: server.host }),
      // A mail server on this machine has a self-signed certificate, if any.
      ...(server.loopback && { rejectUnauthorized: false }),
    },
    ...(server.user ? { auth: { user: server.user.name, pass: server.user.password } } : {}),
    connectionTimeout: greetingMs,
    dnsTimeout: DNS_TIMEOUT_MS,
    greetingTimeout: greetingMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

// Permanent codes about the session or the login: the same mail will pass once that is fixed.
const NOT_ABOUT_THE_MAIL = [421, 503, 530, 534, 535, 538];

// A full mailbox, or a system that takes no more (RFC 3463, 3.3 and 3.5). The basic code decides, whatever the class says.
const QUOTA = /^5\d\d[ -]\d\.(?:2\.2|4\.5)\b/;

/** Only a reply to sender, recipient or content is about the mail (RFC 5321, 4.2.1); all else is about the server. */
function classifySmtpError(error: unknown): SendFailure {
  const { code, response = '', responseCode } = error as NodemailerError;
  const failure = { reason: reasonOf(error), code: responseCode };
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMail || !responseCode || NOT_ABOUT_THE_MAIL.includes(responseCode)) {
    return { kind: 'unreachable', ...failure };
  }
  if (responseCode < 500) return { kind: 'postponed', ...failure };
  return { kind: QUOTA.test(response) ? 'over-quota' : 'refused', ...failure };
}
