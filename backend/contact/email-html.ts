import { palette } from '../../content/palette.ts';
import { LANGUAGE } from '../../domain/language.ts';
import type { EmailContent } from './email-text.ts';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// Mail programs that invert colours in dark mode leave mails with dark styles of their own alone.
const DARK = `@media (prefers-color-scheme:dark){.paper,.card{background:${palette.ink}!important}.card{border-color:${palette['ink-line']}!important}.ink{color:${palette['on-ink']}!important}.muted{color:${palette['on-ink-muted']}!important}.line{border-color:${palette['ink-line']}!important}.link{color:${palette['violet-tint']}!important}}`;

/** Lays the mail out as tables with inline styles, which all mail programs support. Escapes all text. */
export function emailHtml({ heading, fields, message, footer }: EmailContent): string {
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
<tr><td class="ink" style="padding:24px 32px 32px;${FONT};font-size:16px;line-height:26px;color:${palette.ink};word-break:break-word">${escapeHtml(message).replaceAll('\n', '<br>\n')}</td></tr>
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

/** Escapes a text for HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
