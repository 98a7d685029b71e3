/** What a message is delivered as: the mail to the company, a post to the owner's webhook, or a mail to who wrote it. */
export type Channel = 'mail' | 'webhook' | 'acknowledgement';
