/** What a message is delivered as: the mail to the company, a post to the owner's webhook, or an acknowledgement to its sender. */
export type Channel = 'mail' | 'webhook' | 'acknowledgement';
