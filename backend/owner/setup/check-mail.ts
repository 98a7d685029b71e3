import { isSampleValue } from '../../../build/content-check/samples.ts';
import { commandLine } from '../../command-line.ts';
import { addressDomain } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { createSmtpTransport, tryEmptySender, tryMailServer } from '../../mail/smtp-transport.ts';
import type { Settings } from '../../settings.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

const SEND_TIMEOUT_MS = 30_000;

export async function checkMail(settings: Settings, sendsOne: boolean): Promise<Finding[]> {
  return [checkRecipient(settings), ...(await checkServer(settings, sendsOne))];
}

function checkRecipient({ contactTo }: Settings): Finding {
  const what = `Messages are mailed to ${contactTo.join(', ')} (CONTACT_TO)`;
  if (!contactTo.some(isSampleValue)) return fine(what);
  const remedy = 'Set CONTACT_TO, or the email in content/company.ts, to your own address.';
  return wrong(`${what}, which nobody reads`, remedy);
}

async function checkServer(
  { smtp, writesMailFiles, contactFrom, contactTo }: Settings,
  sendsOne: boolean,
): Promise<Finding[]> {
  if (!smtp) {
    const what = writesMailFiles
      ? 'Mails are written as files (SMTP_URL=files), and nobody gets them'
      : 'No mail server is set (SMTP_URL): mails are written as files, and a site on https does not start';
    const remedy = `Set SMTP_URL, such as smtps://user:password@mail.your-name.com:465; \`${commandLine('inbox', '--retry all')}\` then mails what was written.`;
    return [wrong(what, remedy)];
  }
  const place = `The mail server ${smtp.host} port ${smtp.port} (SMTP_URL)`;
  const reason = await tryMailServer(smtp);
  if (reason !== null) {
    const remedy = 'Fix what the mail server reports: its name, port, user and password are in SMTP_URL.';
    return [wrong(`${place} cannot be used: ${reason}`, remedy)];
  }
  // A server that offers no login is not given one.
  const usable = fine(`${place} ${smtp.user ? 'answers, and does not refuse the login' : 'answers'}`);
  if (!sendsOne) return [usable];
  const late = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const result = await createSmtpTransport(smtp).send(testMail(contactFrom, contactTo, 'Messages'), late);
  const missed = result.kind === 'sent' ? result.missed.map(({ address, reason }) => `${address}: ${reason}`) : [];
  if (result.kind !== 'sent' || missed.length > 0) {
    const what = `The mail server did not confirm the test mail for every address: ${'reason' in result ? result.reason : missed.join(' ')}`;
    const remedy =
      'Do what the mail server says: it may want a user in SMTP_URL, a CONTACT_FROM that it may send for, or a CONTACT_TO that exists. What it puts off (4xx), try again later; messages are tried again by themselves.';
    return [usable, wrong(what, remedy)];
  }
  const acknowledgement = testMail(contactFrom, contactTo, 'Acknowledgements');
  const empty = await tryEmptySender(smtp, acknowledgement, AbortSignal.timeout(SEND_TIMEOUT_MS));
  const sent = fine(`A test mail is on its way to ${contactTo.join(', ')}`);
  if (!('reason' in empty))
    return [
      usable,
      sent,
      fine('The mail server takes mail to CONTACT_TO without a sender; whether it mails to visitors is not tried'),
    ];
  if (empty.kind !== 'refused')
    return [usable, sent, advice(`Mail without a sender was not confirmed: ${empty.reason}`, 'Try again later.')];
  const what = `The mail server takes no mail without a sender: ${empty.reason}`;
  const remedy = `Acknowledgements (CONTACT_ACKNOWLEDGE) are sent from ${contactFrom.address} instead, which then gets their failure notices.`;
  return [usable, sent, advice(what, remedy)];
}

function testMail(from: Settings['contactFrom'], to: Settings['contactTo'], what: string): Mail {
  const text = `You asked for this mail with \`${commandLine('check-setup', '--send-mail')}\`. ${what} from the website are mailed the same way.`;
  return {
    messageId: `<test-${crypto.randomUUID()}@${addressDomain(from.address)}>`,
    date: new Date(),
    from,
    to: to.map((address) => ({ name: '', address })),
    replyTo: null,
    subject: `${from.name}: a test mail`,
    text: `${text}\n`,
    html: `<p>${text}</p>`,
  };
}
