import { commandLine } from '../command-line.ts';
import { countHeld } from '../owner/inbox/list-messages.ts';
import { type Finding, NEVER_TOLD, type Situation } from './finding.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Reminds the owner, at most once in 24 hours, how many messages did not reach the mailbox: while mail does not go out, and
 * when new spam has arrived.
 */
export async function findNotMailed(situation: Situation): Promise<Finding | null> {
  const { database, health, hasMailServer, now, row } = situation;
  const { told_at } = row ?? NEVER_TOLD;
  // One from the future was sent before a clock was set back.
  if (Math.abs(now - told_at) < DAY_MS) return null;
  const [held, newlyHeld] = await Promise.all([
    countHeld(database),
    countHeld(database, told_at > now ? now - DAY_MS : told_at),
  ]);
  const { refused } = health;
  const waiting = health.trouble === 'waiting' && !health.isPartly ? health.waiting : 0;
  const written = hasMailServer ? health.written : 0;
  const all = waiting + refused + written + newlyHeld;
  if (all === 0) return null;
  const help = [
    waiting > 0 && `Waiting: \`${commandLine('inbox', '--state waiting')}\` says why. The server retries by itself.`,
    refused > 0 &&
      `Refused by the mail server: \`${commandLine('inbox', '--state refused')}\` says why. Fix that, then \`${commandLine('inbox', '--retry all')}\` mails them. \`${commandLine('inbox', '--seen ID')}\` ends this reminder.`,
    written > 0 &&
      `Written as files: \`${commandLine('inbox', '--retry all')}\` mails them, once SMTP_URL names a mail server.`,
    newlyHeld > 0 &&
      `Held: \`${commandLine('inbox', '--state held')}\` shows them and why, and \`${commandLine('inbox', '--release ID')}\` mails one that is not spam.`,
  ];
  const notice = {
    type: 'reminder',
    summary: `${all} ${all === 1 ? 'message' : 'messages'} did not reach your mailbox.`,
    fields: [
      { label: 'Waiting', value: String(waiting) },
      { label: 'Refused', value: String(refused) },
      { label: 'Written as files', value: String(written) },
      { label: 'Held', value: `${held}, ${newlyHeld} of them new` },
    ],
    help: help.filter((line) => line !== false).join('\n\n'),
    footer: 'Sent at most once a day, while mail does not go out or when more is held.',
  };
  return { next: { ...NEVER_TOLD, told_at: now }, notice };
}
