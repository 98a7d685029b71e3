import type { ContactChoiceId } from '../../domain/package-ids.ts';
import type { Mail, MailAddress } from '../mail/mail.ts';
import { contactEmailHtml } from './email-html.ts';
import type { StoredMessage } from './stored-message.ts';

export type ComposeOptions = {
  companyName: string;
  /** What a package choice is called, in words. */
  packageLabel: (id: ContactChoiceId | '') => string;
  from: MailAddress;
  to: string;
};

/** What the mail says, before it is laid out: one line a field, then the message. */
export type EmailContent = {
  heading: string;
  fields: { label: string; value: string }[];
  message: string;
  footer: string;
};

/** Composes the company's mail about a stored message. The same message always gives the same mail. */
export function composeContactEmail(stored: StoredMessage, options: ComposeOptions): Mail {
  const { email, linkedIn, phone, package: choice, message } = stored.message;
  const label = options.packageLabel(choice);
  const date = new Date(stored.receivedAt);
  const replyTo = asciiAddress(email);
  const howToAnswer = replyTo ? `To answer ${email}, reply to this mail.` : `To answer, write to ${email}.`;
  const content: EmailContent = {
    heading: `New message from the ${options.companyName} website`,
    fields: [
      { label: 'Package', value: label },
      { label: 'Email', value: email },
      { label: 'LinkedIn', value: linkedIn || 'not given' },
      { label: 'Phone', value: phone || 'not given' },
    ],
    message: message.replace(/\r\n?/g, '\n'),
    footer: `Received on ${date.toISOString().slice(0, 16).replace('T', ' at ')} UTC. ${howToAnswer} Message ${stored.id}`,
  };
  return {
    messageId: `<${stored.id}@${asciiDomain(options.from.address)}>`,
    date,
    from: options.from,
    to: { name: '', address: options.to },
    replyTo: replyTo ? { name: '', address: replyTo } : null,
    subject: `${label}: new message from ${email}`,
    text: contactEmailText(content),
    html: contactEmailHtml(content),
  };
}

function contactEmailText({ heading, fields, message, footer }: EmailContent): string {
  const lines = fields.map(({ label, value }) => `${`${label}:`.padEnd(10)}${value}`);
  return [heading, '', ...lines, '', 'Message:', '', message, '', '--', footer, ''].join('\n');
}

// Headers are ASCII (RFC 5322, 2.2). A domain has an ASCII form; the part before the @ has none, and a server that knows
// nothing of RFC 6532 refuses the whole mail for it.
function asciiAddress(address: string): string | null {
  const local = address.slice(0, address.lastIndexOf('@'));
  return /^[\x21-\x7e]+$/.test(local) ? `${local}@${asciiDomain(address)}` : null;
}

function asciiDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : 'localhost';
}
