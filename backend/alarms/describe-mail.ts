import { type MailHealth, type MailTrouble, MOST_COUNTED } from '../../domain/mail-health.ts';

/** The state of the mail in sentences for the owner in a terminal. Contains no visitor's text or address. */
export function describeMail(health: MailHealth): string {
  return health.trouble === null ? 'All mail goes out.' : `${describeTrouble(health)} ${HELP[health.trouble]}`;
}

const HELP: Record<MailTrouble, string> = {
  waiting: '`npm run inbox` shows more.',
  refused: '`npm run inbox -- --state refused` says why.',
  written: '`npm run inbox -- --retry all` mails them.',
  webhook: '`npm run inbox` shows more.',
};

/** Why mail does not go out, in sentences; empty if it does. */
export function describeTrouble({ trouble, waiting, waitingSince, refused, written, unusable }: MailHealth): string {
  switch (trouble) {
    case null:
      return '';
    case 'waiting': {
      const why = unusable ? ` The mail server says: ${unusable.reason.replace(/[^.!?]$/, '$&.')}` : '';
      return `${messages(waiting)} ${are(waiting)} waiting to be mailed, the oldest since ${minute(waitingSince ?? 0)}.${why}`;
    }
    case 'refused':
      return `Your mail server refused ${messages(refused)}. Nobody has seen ${refused === 1 ? 'it' : 'them'} yet.`;
    case 'written':
      return `${messages(written)} ${are(written)} written as files and not mailed.`;
    case 'webhook':
      return 'Messages are mailed, but the receiver of MESSAGE_WEBHOOK_URL does not take them.';
    default:
      return trouble satisfies never;
  }
}

function messages(count: number): string {
  const printed = `${count.toLocaleString('en-GB')}${count >= MOST_COUNTED ? ' or more' : ''}`;
  return count === 1 ? '1 message' : `${printed} messages`;
}

function are(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
