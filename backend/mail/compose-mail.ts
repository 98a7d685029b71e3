import { palette } from '../../content/palette.ts';
import { asciiEmailAddress, valueLink } from '../../domain/email-address.ts';
import { LANGUAGE } from '../../domain/language.ts';
import type { Mail, MailAddress } from './mail.ts';

// What follows the message is for the company alone: mail programs leave what is below a signature line out of a reply
// (docs/seen-and-heard.md).
export type EmailContent = {
  heading: string;
  fields: { label: string; value: string }[];
  message: string;
  footer: string;
  tag?: string;
};

/** Whom a mail goes to and comes from; the same `id` for every attempt, and `time` in ms since 1970. */
type Envelope = Pick<Mail, 'from' | 'subject'> & {
  id: string;
  time: number;
  to: readonly string[];
  replyTo: string | null;
  /** The `id` of earlier mails of the same conversation, oldest first. */
  after?: readonly string[];
};

export function composeMail(content: EmailContent, { id, time, to, replyTo, after = [], ...envelope }: Envelope): Mail {
  const messageId = (of: string) => `<${of}@${addressDomain(envelope.from.address)}>`;
  const addressed = (address: string): MailAddress => ({ name: '', address });
  return {
    ...envelope,
    messageId: messageId(id),
    references: after.map(messageId).join(' '),
    date: new Date(time),
    to: to.map(addressed),
    replyTo: replyTo === null ? null : addressed(replyTo),
    text: emailText(content),
    html: emailHtml(content),
  };
}

function addressDomain(address: string): string {
  return asciiEmailAddress(address)?.split('@')[1] ?? 'localhost';
}

function emailText({ heading, fields, message, footer }: EmailContent): string {
  const lines = fields.map(({ label, value }) => `${label}: ${value}`);
  // The writer's own signature line would be taken for ours.
  return [heading, '', message.replace(/^-- $/gm, '--'), '', '-- ', ...lines, footer, ''].join('\n');
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// Mail programs that invert colours in dark mode leave mails with dark styles of their own alone.
const DARK = `@media (prefers-color-scheme:dark){.paper,.card{background:${palette.ink}!important}.card{border-color:${palette['ink-line']}!important}.ink{color:${palette['on-ink']}!important}.muted{color:${palette['on-ink-muted']}!important}.line{border-color:${palette['ink-line']}!important}.link{color:${palette['violet-tint']}!important}}`;

/** Tables with inline styles, which all mail programs support. A paragraph, because cells have no blank line between as text. */
function emailHtml({ heading, fields, message, footer, tag = LANGUAGE }: EmailContent): string {
  const rows = fields.map(fieldRow).join('');
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;background:${palette.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${palette.surface};border:1px solid ${palette.hairline};border-radius:20px;overflow:hidden">
<tr><td style="background:${palette.ink};border-bottom:4px solid ${palette.lime};padding:24px 32px;${FONT};font-size:20px;line-height:28px;font-weight:700;color:${palette['on-ink']}">${escapeHtml(heading)}</td></tr>
<tr><td class="ink" style="padding:24px 32px;${FONT};font-size:16px;line-height:26px;color:${palette.ink};word-break:break-word"><p style="margin:0">${layOut(message)}</p></td></tr>
<tr><td style="padding:0 32px 24px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table></td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="muted" style="padding:16px 32px;${FONT};font-size:13px;line-height:20px;color:${palette.muted}">${escapeHtml(footer)}</td></tr></table>
</td></tr></table>
</body></html>
`;
}

// In one cell: programs for text show each cell on a line of its own.
function fieldRow({ label, value }: EmailContent['fields'][number]): string {
  const link = valueLink(value);
  const text = link
    ? `<a class="link" href="${escapeHtml(link)}" style="color:${palette.violet}">${escapeHtml(value)}</a>`
    : escapeHtml(value);
  return `<tr><td class="ink line" style="padding:8px 0;border-top:1px solid ${palette.hairline};${FONT};font-size:15px;line-height:22px;color:${palette.ink};word-break:break-word"><span class="muted" style="color:${palette.muted}">${escapeHtml(label)}:</span> ${text}</td></tr>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML with its lines, indents and columns. Some mail programs drop `white-space: pre-wrap`. */
function layOut(text: string): string {
  const spaced = escapeHtml(text.replaceAll('\t', '    ')).replace(/^ | (?= )/gm, '&nbsp;');
  return spaced.replaceAll('\n', '<br>\n');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
