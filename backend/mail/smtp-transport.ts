import { createTransport } from 'nodemailer';
import { reasonOf } from '../log.ts';
import type { MailTransport, SendResult } from './mail.ts';
import { toNodemailer } from './nodemailer-message.ts';
import type { SmtpAddress } from './smtp-address.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 15_000;

/** Sends each mail over its own connection, with TLS unless the server is this machine. */
export function createSmtpTransport(server: SmtpAddress): MailTransport {
  const transporter = createTransporter(server);
  return {
    async send(mail, signal) {
      try {
        const { rejectedErrors = [] } = await transporter.sendMail({ ...toNodemailer(mail), signal });
        return { kind: 'sent', missed: rejectedErrors.length > 0 ? rejectedErrors.map(reasonOf).join(' ') : null };
      } catch (error) {
        return classifySmtpError(error);
      }
    },
  };
}

/** Connects and logs in without sending; resolves with why that fails, or null. Never rejects. */
export async function tryMailServer(server: SmtpAddress): Promise<string | null> {
  try {
    await createTransporter(server).verify();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function createTransporter(server: SmtpAddress) {
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: !server.loopback,
    // A mail server on this machine has a self-signed certificate, if any.
    ...(server.loopback ? { tls: { rejectUnauthorized: false } } : {}),
    ...(server.user ? { auth: { user: server.user.name, pass: server.user.password } } : {}),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
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
