/** What a mail to the company says, before it is laid out: one line a field, then the message. */
export type EmailContent = {
  heading: string;
  /** `link` is where the value leads, such as `mailto:ada@example.com`. */
  fields: { label: string; value: string; link?: string }[];
  message: string;
  /** What stands above the message where there is no layout to set it apart. */
  messageLabel: string;
  footer: string;
};
