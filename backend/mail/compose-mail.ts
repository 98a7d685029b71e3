import { palette } from '../../content/palette.ts';
import { asciiEmailAddress } from '../../domain/email-address.ts';
import { LANGUAGE } from '../../domain/language.ts';
import type { Mail, MailAddress } from './mail.ts';

/** A mail to the company before layout: one line for each field, then the message. */
export type EmailContent = {
  heading: string;
  /** `link` is where the value leads, such as `mailto:ada@example.com`. */
  fields: { label: string; value: string; link?: string }[];
  message: string;
  /** Separates the message where there is no layout. */
  messageLabel: string;
  footer: string;
};

/** Whom a mail goes to and comes from; the same `id` for every attempt, and `time` in ms since 1970. */
type Envelope = Pick<Mail, 'from' | 'subject'> & {
  id: string;
  time: number;
  to: readonly string[];
  /** An address in the form for a header. */
  replyTo: string | null;
};

/** Lays a mail out as text and as HTML. */
export function composeMail(content: EmailContent, { id, time, to, replyTo, ...envelope }: Envelope): Mail {
  const addressed = (address: string): MailAddress => ({ name: '', address });
  return {
    ...envelope,
    messageId: `<${id}@${addressDomain(envelope.from.address)}>`,
    date: new Date(time),
    to: to.map(addressed),
    replyTo: replyTo === null ? null : addressed(replyTo),
    text: emailText(content),
    html: emailHtml(content),
  };
}

/** The domain of one of our own addresses, in the ASCII form for a header. */
export function addressDomain(address: string): string {
  return asciiEmailAddress(address)?.split('@')[1] ?? 'localhost';
}

/** A mail as plain text: one line for each field, the message, and the footer. */
function emailText({ heading, fields, message, messageLabel, footer }: EmailContent): string {
  const width = Math.max(...fields.map(({ label }) => label.length)) + 2;
  const lines = fields.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`);
  return [heading, '', ...lines, '', `${messageLabel}:`, '', message, '', '--', footer, ''].join('\n');
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// Mail programs that invert colours in dark mode leave mails with dark styles of their own alone.
const DARK = `@media (prefers-color-scheme:dark){.paper,.card{background:${palette.ink}!important}.card{border-color:${palette['ink-line']}!important}.ink{color:${palette['on-ink']}!important}.muted{color:${palette['on-ink-muted']}!important}.line{border-color:${palette['ink-line']}!important}.link{color:${palette['violet-tint']}!important}}`;

/** Lays the mail out as tables with inline styles, which all mail programs support. Escapes all text. */
function emailHtml({ heading, fields, message, footer }: EmailContent): string {
  const rows = fields.map(fieldRow).join('');
  return `<!doctype html>
<html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;background:${palette.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${palette.surface};border:1px solid ${palette.hairline};border-radius:20px;overflow:hidden">
<tr><td style="background:${palette.ink};border-bottom:4px solid ${palette.lime};padding:24px 32px;${FONT};font-size:20px;line-height:28px;font-weight:700;color:${palette['on-ink']}">${escapeHtml(heading)}</td></tr>
<tr><td style="padding:24px 32px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table></td></tr>
<tr><td class="ink" style="padding:24px 32px 32px;${FONT};font-size:16px;line-height:26px;color:${palette.ink};word-break:break-word">${layOut(message)}</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="muted" style="padding:16px 32px;${FONT};font-size:13px;line-height:20px;color:${palette.muted}">${escapeHtml(footer)}</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function fieldRow({ label, value, link }: EmailContent['fields'][number]): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${palette.hairline};${FONT};font-size:15px;line-height:22px`;
  const text =
    link !== undefined
      ? `<a class="link" href="${escapeHtml(link)}" style="color:${palette.violet}">${escapeHtml(value)}</a>`
      : escapeHtml(value);
  return `<tr><td class="muted line" width="96" valign="top" style="${cell};color:${palette.muted}">${escapeHtml(label)}</td><td class="ink line" valign="top" style="${cell};color:${palette.ink};word-break:break-word">${text}</td></tr>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML with its lines, indents and columns. Some mail programs drop `white-space: pre-wrap`. */
function layOut(text: string): string {
  const spaced = escapeHtml(text.replaceAll('\t', '    ')).replace(/^ | (?= )/gm, '&nbsp;');
  return spaced.replaceAll('\n', '<br>\n');
}

/** Escapes a text for HTML, in an element or in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
