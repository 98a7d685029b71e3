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
