import type { MailHealth } from '../../domain/mail-health.ts';
import type { Database } from '../database/database.ts';
import type { AlarmRow } from './alarm-row.ts';

/** What there is to tell, if anything, depends on this. */
export type Situation = {
  database: Database;
  health: MailHealth;
  hasMailServer: boolean;
  backupEveryDays: number | null;
  /** Milliseconds since 1970. */
  now: number;
  /** What was last told; null if nothing was. */
  row: AlarmRow | null;
};

/** What the owner is to be told, if anything, and how that is remembered. */
export type Finding = { next: AlarmRow; notice: Notice | null };

/** What the owner is told. Contains no visitor's text or address. */
export type Notice = {
  /** The kind, such as `mail.down`. */
  type: string;
  /** What is the matter, in sentences; the first is the mail's subject. */
  summary: string;
  help: string;
  data?: Record<string, unknown>;
  fields?: { label: string; value: string }[];
  footer?: string;
};

export const NEVER_TOLD: AlarmRow = { state: 'up', since: 0, told_at: 0, reason: null };
