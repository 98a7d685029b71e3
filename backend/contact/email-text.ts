import type { EmailContent } from './email-content.ts';

/** A mail as plain text: one line for each field, the message, and the footer. */
export function emailText({ heading, fields, message, messageLabel, footer }: EmailContent): string {
  const width = Math.max(...fields.map(({ label }) => label.length)) + 2;
  const lines = fields.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`);
  return [heading, '', ...lines, '', `${messageLabel}:`, '', message, '', '--', footer, ''].join('\n');
}
