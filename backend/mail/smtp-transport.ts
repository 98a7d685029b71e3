import { createTransport } from 'nodemailer';
import { reasonOf } from '../log.ts';
import type { MailTransport, SendResult } from './mail.ts';
import { toNodemailer } from './nodemailer-message.ts';
import type { SmtpAddress } from './smtp-address.ts';

/** How long to wait for a mail server, in ms. */
export type SmtpLimits = {
  /** From the start of connecting to the greeting. */
  greetingMs: number;
  /** For each answer. */
  answerMs: number;
  /** For the whole conversation. */
  wholeMs: number;
};

/** As long as RFC 5321, 4.5.3.2, asks for: 5 minutes for the greeting, 10 after the mail. */
export const SMTP_LIMITS: SmtpLimits = { greetingMs: 5 * 60_000, answerMs: 10 * 60_000, wholeMs: 20 * 60_000 };

const CHECK_LIMITS = { greetingMs: 10_000, answerMs: 15_000 };
const DNS_TIMEOUT_MS = 10_000;

/**
 * Sends each mail over its own connection, with TLS unless the server is this machine. A mail that was handed over before the
 * time was over, or the signal aborted, is unconfirmed. `addressOf` chooses the network address of a host with several;
 * without it they are tried in turn.
 */
export function createSmtpTransport(
  server: SmtpAddress,
  limits: SmtpLimits = SMTP_LIMITS,
  addressOf: (host: string) => Promise<string> | string = (host) => host,
): MailTransport {
  return {
    async send(mail, signal) {
      const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)]);
      let handedOver = false;
      try {
        const transporter = createTransporter(server, limits, await addressOf(server.host));
        transporter.use('stream', ({ message }, done) => {
          message.processFunc((input) => input.once('end', () => (handedOver = true)));
          done();
        });
        const { rejectedErrors = [] } = await transporter.sendMail({ ...toNodemailer(mail), signal: ending });
        return { kind: 'sent', missed: rejectedErrors.length > 0 ? rejectedErrors.map(reasonOf).join(' ') : null };
      } catch (error) {
        const ranOut = ending.aborted || (error as { code?: unknown }).code === 'ETIMEDOUT';
        return handedOver && ranOut ? { kind: 'unconfirmed', reason: UNCONFIRMED } : classifySmtpError(error);
      }
    },
  };
}

const UNCONFIRMED = 'The mail server took the mail and did not answer in time: it may have arrived.';

/** Connects and logs in without sending; resolves with why that fails, or null. Never rejects. */
export async function tryMailServer(server: SmtpAddress): Promise<string | null> {
  try {
    await createTransporter(server, CHECK_LIMITS).verify();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function createTransporter(
  server: SmtpAddress,
  { greetingMs, answerMs }: Omit<SmtpLimits, 'wholeMs'>,
  address = server.host,
) {
  return createTransport({
    host: address,
    port: server.port,
    secure: server.secure,
    requireTLS: !server.loopback,
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
const NOT_ABOUT_THE_MAIL = [503, 530, 534, 535, 538];

/**
 * Classifies a failed attempt. Only a reply to sender, recipient or content is about the mail itself (RFC 5321, 4.2.1: 5yz is
 * permanent, 4yz is not); everything else is about the server.
 */
export function classifySmtpError(error: unknown): SendResult {
  const reason = reasonOf(error);
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!aboutMail || typeof responseCode !== 'number' || responseCode === 421) return { kind: 'unreachable', reason };
  if (NOT_ABOUT_THE_MAIL.includes(responseCode)) return { kind: 'unreachable', reason };
  return { kind: responseCode >= 500 ? 'refused' : 'postponed', reason };
}
