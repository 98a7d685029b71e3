import { type MailHealth, MOST_COUNTED } from '../../domain/mail-health.ts';

/** The state of the mail in sentences for the owner. Contains no visitor's text or address. */
export function describeMail({ trouble, waiting, waitingSince, refused, written, unusable }: MailHealth): string {
  const help = '`npm run inbox` shows more.';
  switch (trouble) {
    case null:
      return 'All mail goes out.';
    case 'waiting': {
      const why = unusable ? ` The mail server says: ${unusable.reason.replace(/[^.!?]$/, '$&.')}` : '';
      return `${messages(waiting)} waiting to be mailed, the oldest since ${minute(waitingSince ?? 0)}.${why} ${help}`;
    }
    case 'refused':
      return `${messages(refused)} refused by the mail server and not seen by anyone. \`npm run inbox -- --state refused\` says why.`;
    case 'written':
      return `${messages(written)} written as files and not mailed. \`npm run inbox -- --retry all\` mails them.`;
    case 'webhook':
      return `Messages are mailed, but the receiver of MESSAGE_WEBHOOK_URL does not take them. ${help}`;
    default:
      return trouble satisfies never;
  }
}

function messages(count: number): string {
  if (count === 1) return '1 message is';
  return `${count >= MOST_COUNTED ? 'At least ' : ''}${count.toLocaleString('en-GB')} messages are`;
}

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
