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

/** A mail as plain text: one line for each field, the message, and the footer. */
export function emailText({ heading, fields, message, messageLabel, footer }: EmailContent): string {
  const width = Math.max(...fields.map(({ label }) => label.length)) + 2;
  const lines = fields.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`);
  return [heading, '', ...lines, '', `${messageLabel}:`, '', message, '', '--', footer, ''].join('\n');
}
