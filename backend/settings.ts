import { join } from 'node:path';
import { type KeptMonths, keptMonthsRule, parseKeptMonths } from '../domain/message-keeping.ts';
import { isWebAddress, messagesServer, SAME_ORIGIN } from '../domain/site-settings.ts';
import { z } from '../domain/zod.ts';
import { isReleased, ROOT } from './command-line.ts';
import type { Channel } from './outbox/claim.ts';
import type { Receivers } from './outbox/mail-health.ts';
import type { SmtpAddress } from './setting-values.ts';
import * as value from './setting-values.ts';
import type { WebhookReceiver } from './tell/webhook.ts';

export const DEFAULT_SITE_DIR = isReleased ? join(ROOT, 'site') : './dist';

/** Every server setting, as an environment variable or a line of `.env`: `.env.example` says what each means. */
export const SERVER_SETTINGS = z.object({
  PORT: value.wholeNumber('3000', 65_535),
  HOST: z.prefault(z.string().check(z.regex(/^[\w.:-]*$/, 'must be an IP address or a host name')), ''),
  SITE_DIR: z.prefault(value.folder, DEFAULT_SITE_DIR),
  DATA_DIR: z.prefault(value.folder, './data'),
  DATABASE_URL: z.optional(value.postgresAddress),
  SMTP_URL: z.optional(z.union([z.literal('files'), value.smtpAddress], `${value.SMTP_FORM}; or files`)),
  CONTACT_TO: z.optional(value.addresses),
  CONTACT_FROM: z.optional(value.mailAddress),
  CONTACT_RATE_LIMIT: value.wholeNumber('20', 1_000),
  CONTACT_HOURLY_LIMIT: value.wholeNumber('200', 1_000_000),
  CONTACT_KEEP_MONTHS: z.prefault(z.string(), ''),
  CONTACT_ALLOWED_ORIGINS: z.prefault(value.origins, ''),
  ALERT_URL: z.optional(value.receiverAddress),
  ALERT_SECRET: z.optional(value.webhookSecret),
  MESSAGE_WEBHOOK_URL: z.optional(value.receiverAddress),
  MESSAGE_WEBHOOK_SECRET: z.optional(value.webhookSecret),
  CONTACT_ACKNOWLEDGE: z.prefault(z.enum(['off', 'orders', 'all'], 'must be off, orders or all'), 'off'),
  HEARTBEAT_URL: z.optional(value.receiverAddress),
  BACKUP_EVERY_DAYS: z.optional(value.numberUpTo(365)),
  PUBLIC_SITE_URL: z.prefault(z.string(), ''),
  PUBLIC_MESSAGES_URL: z._default(
    z.string().check(z.refine((url) => url === SAME_ORIGIN || isWebAddress(url), 'must be the address of a server')),
    '',
  ),
  PUBLIC_SUPABASE_URL: z._default(
    z.string().check(z.refine(isWebAddress, 'must be the address of a hosted project')),
    '',
  ),
  TRUST_PROXY: z.prefault(value.proxies, '0'),
  LOG: z.prefault(z.enum(['info', 'warn', 'error', 'none'], 'must be info, warn, error or none'), 'info'),
});

export type Settings = ReturnType<typeof settingsOf>;

export type Company = { name: string; email: string; messagesKeptMonths: KeptMonths };

type SettingsResult = { ok: true; settings: Settings } | { ok: false; reason: string };

/** A wrong setting gives a sentence that names it; an empty variable counts as unset. */
export function readSettings(variables: Record<string, string | undefined>, company: Company): SettingsResult {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = SERVER_SETTINGS.safeParse(Object.fromEntries(set.map(([name, value]) => [name, value?.trim()])));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, reason: `The setting ${String(issue?.path[0])} ${issue?.message}.` };
  }
  const { data } = parsed;
  const promised = company.messagesKeptMonths;
  const keptMonths = parseKeptMonths(data.CONTACT_KEEP_MONTHS, promised);
  if (keptMonths === undefined) return { ok: false, reason: keptMonthsRule(promised) };
  for (const name of ['ALERT', 'MESSAGE_WEBHOOK'] as const) {
    if (data[`${name}_URL`] === undefined || data[`${name}_SECRET`] !== undefined) continue;
    const reason = `The setting ${name}_SECRET is required with ${name}_URL: ${value.MAKE_SECRET} prints one.`;
    return { ok: false, reason };
  }
  return { ok: true, settings: settingsOf(data, company, keptMonths) };
}

function settingsOf(data: z.infer<typeof SERVER_SETTINGS>, company: Company, keptMonths: KeptMonths) {
  const smtp = data.SMTP_URL === 'files' ? undefined : data.SMTP_URL;
  const contactTo = data.CONTACT_TO ?? [company.email];
  const from = data.CONTACT_FROM ?? { name: '', address: senderOf(smtp) ?? contactTo[0] ?? company.email };
  return {
    port: data.PORT,
    /** Undefined listens on all addresses. */
    host: data.HOST || undefined,
    /** Null to serve only the function. */
    siteDir: data.SITE_DIR === 'none' ? null : data.SITE_DIR,
    dataDir: data.DATA_DIR,
    mailFolder: join(data.DATA_DIR, 'mail'),
    /** Null to keep messages in a file of the data folder. */
    postgres: data.DATABASE_URL ?? null,
    /** Null to write mails as files. */
    smtp: smtp ?? null,
    /** Whether files are meant, although the site is public. */
    writesMailFiles: data.SMTP_URL === 'files',
    siteUrl: data.PUBLIC_SITE_URL || null,
    contactTo,
    contactFrom: { name: from.name || `${company.name} website`, address: from.address },
    limits: { perSender: data.CONTACT_RATE_LIMIT, perHour: data.CONTACT_HOURLY_LIMIT },
    keptMonths,
    allowedOrigins: data.CONTACT_ALLOWED_ORIGINS,
    /** Who is told of alarms; null for nobody but the log. */
    alert: receiverOf(data.ALERT_URL, data.ALERT_SECRET),
    /** Opens the figures of `/mailz`; null for nobody. */
    alertSecret: data.ALERT_SECRET ?? null,
    heartbeatUrl: data.HEARTBEAT_URL ?? null,
    /** How old the last backup may be, in days; 0 for as old as it likes, null if not said. */
    backupEveryDays: data.BACKUP_EVERY_DAYS ?? null,
    messageWebhook: receiverOf(data.MESSAGE_WEBHOOK_URL, data.MESSAGE_WEBHOOK_SECRET),
    acknowledge: data.CONTACT_ACKNOWLEDGE,
    formTargets: [messagesServer(data)].filter((url) => url !== '').map((url) => new URL(url).origin),
    trustedProxies: data.TRUST_PROXY,
    log: data.LOG,
  };
}

function receiverOf(url: string | undefined, secret: string | undefined): WebhookReceiver | null {
  return url && secret ? { url, secret } : null;
}

export function receiversOf({ smtp, messageWebhook }: Pick<Settings, 'smtp' | 'messageWebhook'>): Receivers {
  return { hasMailServer: smtp !== null, hasWebhook: messageWebhook !== null };
}

export function channelsOf({ messageWebhook }: Pick<Settings, 'messageWebhook'>): Channel[] {
  return messageWebhook === null ? ['mail'] : ['mail', 'webhook'];
}

function senderOf(smtp: SmtpAddress | undefined): string | undefined {
  return smtp?.user && value.address.safeParse(smtp.user.name).success ? smtp.user.name : undefined;
}
