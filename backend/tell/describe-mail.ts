import { type MailHealth, type MailTrouble, MOST_COUNTED } from '../../domain/mail-health.ts';
import { commandLine, count } from '../command-line.ts';

/** The state of the mail in sentences for the owner in a terminal. Contains no visitor's text or address. */
export function describeMail(health: MailHealth): string {
  const { summary, help } = mailHelp(health);
  return `${summary} ${help}`.trim();
}

export function mailHelp(health: MailHealth): { summary: string; help: string } {
  const { trouble, isWell, waiting, written, isPartly, unusable } = health;
  if (trouble !== null) return { summary: describeTrouble(health), help: HELP[trouble] };
  // Trouble only where a mail server is set.
  if (isWell && written > 0) return { summary: describeTrouble({ ...health, trouble: 'written' }), help: NO_SERVER };
  const again = `${messagesAre(waiting)} ${waitingFor(isPartly)}${isWell ? '' : ' and will be tried again'}.`;
  const server = unusable ? describeServer(unusable) : '';
  return { summary: `${server} ${waiting > 0 ? again : 'No message is waiting.'}`.trim(), help: '' };
}

const NO_SERVER = 'The settings here name no mail server (SMTP_URL).';

const inbox = (options = '') => `\`${commandLine('inbox', options)}\``;

/** What the owner does about it. */
export const HELP: Record<MailTrouble | 'held', string> = {
  waiting: `${inbox('--state waiting')} shows more.`,
  refused: `${inbox('--state refused')} says why. Fix that, then ${inbox('--retry all')} mails them. ${inbox('--seen ID')} ends this.`,
  written: `${inbox('--retry all')} mails them.`,
  missed: `${inbox('--state missed')} says which and why, ${inbox('--seen ID')} ends this.`,
  webhook: `${inbox()} shows more.`,
  held: `${inbox('--state held')} shows them and why, ${inbox('--release ID')} mails one that is not spam.`,
};

export function describeTrouble(health: MailHealth): string {
  const { trouble, waiting, waitingSince, isPartly, refused, written, missed, unusable } = health;
  switch (trouble) {
    case null:
      return '';
    case 'waiting': {
      const why = unusable ? ` ${describeServer(unusable)}` : '';
      return `${messagesAre(waiting)} ${waitingFor(isPartly)}, the oldest since ${minute(waitingSince ?? 0)}.${why}`;
    }
    case 'refused':
      return `Your mail server refused ${messages(refused)}. Nobody has seen ${refused === 1 ? 'it' : 'them'} yet.`;
    case 'written':
      return `${messagesAre(written)} written as files and not mailed.`;
    case 'missed':
      return `${messages(missed)} did not reach every address in CONTACT_TO.`;
    case 'webhook':
      return 'Messages wait for the receiver of MESSAGE_WEBHOOK_URL, which does not take them. Their mails do not wait for it.';
    default:
      return trouble satisfies never;
  }
}

function waitingFor(isPartly: boolean): string {
  return isPartly ? 'waiting to reach every address in CONTACT_TO' : 'waiting to be mailed';
}

function describeServer({ since, reason }: NonNullable<MailHealth['unusable']>): string {
  return `Sending has failed since ${minute(since)}: ${reason.replace(/[^.!?]$/, '$&.')}`;
}

function messages(number: number): string {
  return count(number, 'message', number >= MOST_COUNTED ? 'or more messages' : 'messages');
}

function messagesAre(number: number): string {
  return `${messages(number)} ${number === 1 ? 'is' : 'are'}`;
}

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
