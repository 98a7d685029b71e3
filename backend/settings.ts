import { CONTACT_RATE_WINDOW_MINUTES } from '../domain/contact-refusals.ts';
import { type KeptMonths, keptMonthsRule, parseKeptMonths } from '../domain/message-keeping.ts';
import { z } from '../domain/zod.ts';
import type { RateLimits } from './contact/rate-limit.ts';
import type { PostgresAddress } from './database/postgres-address.ts';
import type { LogThreshold } from './log.ts';
import type { MailAddress } from './mail/mail.ts';
import type { SmtpAddress } from './mail/smtp-address.ts';
import type { Channel } from './outbox/channel.ts';
import type { Receivers } from './outbox/mail-health.ts';
import {
  address,
  addresses,
  MAKE_SECRET,
  mailAddress,
  origins,
  postgresAddress,
  proxies,
  receiverAddress,
  smtpAddress,
  webhookSecret,
  wholeNumber,
} from './setting-values.ts';
import type { WebhookReceiver } from './webhook/webhook.ts';

const COMPANY_EMAIL = "the company's email in content/company.ts";

/** Every server setting, as an environment variable or a line of `.env`: its meaning and default. */
export const SETTINGS = {
  PORT: { meaning: 'Port to listen on; 0 takes a free one', default: '3000' },
  HOST: { meaning: 'Address to listen on; empty means every address of the machine', default: '' },
  SITE_DIR: { meaning: 'Folder of the built site; `none` serves the function only', default: './dist' },
  DATA_DIR: { meaning: 'Folder of stored messages and of mails written as files', default: './data' },
  DATABASE_URL: {
    meaning:
      'Postgres database that keeps the messages, as postgres://user:password@host:5432/name, where ?sslmode=disable, require or verify-full may follow; empty keeps them in a SQLite file in DATA_DIR',
    default: '',
  },
  SMTP_URL: {
    meaning:
      'Mail server, as smtp://user:password@host:587 or smtps://user:password@host:465; `files` writes each mail as an .eml file into DATA_DIR/mail instead, and so does an empty one where the site is not on https',
    default: '',
  },
  CONTACT_TO: {
    meaning: 'Addresses that get the messages of the contact form, separated by commas',
    default: COMPANY_EMAIL,
  },
  CONTACT_FROM: {
    meaning:
      'Sender of these mails, as an address or as Name <address>; it must be one that the mail server may send for',
    default: 'the user of SMTP_URL if that is an address, otherwise the first of CONTACT_TO',
  },
  CONTACT_RATE_LIMIT: {
    meaning: `Messages accepted from one network address in ${CONTACT_RATE_WINDOW_MINUTES} minutes; 0 means no limit`,
    default: '20',
  },
  CONTACT_HOURLY_LIMIT: {
    meaning: 'Messages mailed within an hour; more are held in the inbox; 0 means no limit',
    default: '200',
  },
  CONTACT_KEEP_MONTHS: {
    meaning:
      'Months after which a mailed message is erased: at most those that the privacy page promises, and off only where it promises none',
    default: 'messagesKeptMonths in content/company.ts',
  },
  CONTACT_ALLOWED_ORIGINS: {
    meaning:
      "Origins besides the site's own whose pages may send messages, such as https://www.example.com, separated by commas",
    default: '',
  },
  ALERT_URL: {
    meaning:
      'Where alarms are posted as Standard Webhooks: https, or http on this machine. It is told when mail stops going out, once a day while that lasts, and when mail goes out again',
    default: '',
  },
  ALERT_SECRET: {
    meaning:
      'Secret that signs the alarms and opens the figures of /mailz: whsec_ and 24 to 64 bytes in base64; required with ALERT_URL',
    default: '',
  },
  MESSAGE_WEBHOOK_URL: {
    meaning:
      'Where each message is posted as a Standard Webhook besides being mailed: https, or http on this machine; the privacy page must name its host',
    default: '',
  },
  MESSAGE_WEBHOOK_SECRET: {
    meaning: 'Secret that signs these posts: whsec_ and 24 to 64 bytes in base64; required with MESSAGE_WEBHOOK_URL',
    default: '',
  },
  CONTACT_ACKNOWLEDGE: {
    meaning:
      'Who gets a mail with a fixed text when a message arrives: off for nobody, orders for who sends an order, or all',
    default: 'off',
  },
  HEARTBEAT_URL: {
    meaning: 'Address that gets one GET a minute while the server works, for a monitor that tells you when they stop',
    default: '',
  },
  PUBLIC_MESSAGES_URL: {
    meaning:
      'Address of a server of your own that the built site sends its messages to; empty if the server of the pages takes them',
    default: '',
  },
  PUBLIC_SUPABASE_URL: {
    meaning: 'Address of the hosted project that the built site sends its messages to; empty if this server takes them',
    default: '',
  },
  TRUST_PROXY: {
    meaning: 'Number of reverse proxies in front of the server whose X-Forwarded-For is believed; true means 1',
    default: '0',
  },
  LOG: { meaning: 'Least level of log lines: info, warn, error or none', default: 'info' },
} as const;

const environment = z.object({
  PORT: wholeNumber(SETTINGS.PORT.default, 65_535),
  HOST: z.prefault(
    z.string().check(z.regex(/^[\w.:-]*$/, 'must be an IP address or a host name')),
    SETTINGS.HOST.default,
  ),
  SITE_DIR: z.prefault(z.string(), SETTINGS.SITE_DIR.default),
  DATA_DIR: z.prefault(z.string(), SETTINGS.DATA_DIR.default),
  DATABASE_URL: z.optional(postgresAddress),
  SMTP_URL: z.optional(
    z.union(
      [z.literal('files'), smtpAddress],
      'must be the address of a mail server, such as smtps://user:password@mail.example.com:465, without path and options; or files',
    ),
  ),
  CONTACT_TO: z.optional(addresses),
  CONTACT_FROM: z.optional(mailAddress),
  CONTACT_RATE_LIMIT: wholeNumber(SETTINGS.CONTACT_RATE_LIMIT.default, 1_000),
  CONTACT_HOURLY_LIMIT: wholeNumber(SETTINGS.CONTACT_HOURLY_LIMIT.default, 1_000_000),
  CONTACT_KEEP_MONTHS: z.prefault(z.string(), ''),
  CONTACT_ALLOWED_ORIGINS: z.prefault(origins, SETTINGS.CONTACT_ALLOWED_ORIGINS.default),
  ALERT_URL: z.optional(receiverAddress),
  ALERT_SECRET: z.optional(webhookSecret),
  MESSAGE_WEBHOOK_URL: z.optional(receiverAddress),
  MESSAGE_WEBHOOK_SECRET: z.optional(webhookSecret),
  CONTACT_ACKNOWLEDGE: z.prefault(
    z.enum(['off', 'orders', 'all'], 'must be off, orders or all'),
    SETTINGS.CONTACT_ACKNOWLEDGE.default,
  ),
  HEARTBEAT_URL: z.optional(receiverAddress),
  PUBLIC_SITE_URL: z.prefault(z.string(), ''),
  PUBLIC_MESSAGES_URL: z.prefault(
    z.string().check(z.refine(isWebAddress, 'must be the address of a server')),
    SETTINGS.PUBLIC_MESSAGES_URL.default,
  ),
  PUBLIC_SUPABASE_URL: z.prefault(
    z.string().check(z.refine(isWebAddress, 'must be the address of a hosted project')),
    SETTINGS.PUBLIC_SUPABASE_URL.default,
  ),
  TRUST_PROXY: z.prefault(proxies, SETTINGS.TRUST_PROXY.default),
  LOG: z.prefault(z.enum(['info', 'warn', 'error', 'none'], 'must be info, warn, error or none'), SETTINGS.LOG.default),
});

export type Settings = {
  port: number;
  /** Undefined listens on all addresses. */
  host: string | undefined;
  /** Null to serve only the function. */
  siteDir: string | null;
  dataDir: string;
  /** Null to keep messages in a file of the data folder. */
  postgres: PostgresAddress | null;
  /** Null to write mails as files. */
  smtp: SmtpAddress | null;
  /** Whether files are meant, although the site is public. */
  writesMailFiles: boolean;
  /** The site's address; null if the environment does not say. */
  siteUrl: string | null;
  contactTo: readonly string[];
  contactFrom: MailAddress;
  /** Messages per window; 0 for no limit. */
  limits: RateLimits;
  /** How long messages are kept after they were mailed. */
  keptMonths: KeptMonths;
  allowedOrigins: string[];
  /** Who is told of alarms; null for nobody but the log. */
  alert: WebhookReceiver | null;
  /** Opens the figures of `/mailz`; null for nobody. */
  alertSecret: string | null;
  heartbeatUrl: string | null;
  /** Who gets each message besides the mailbox; null for nobody. */
  messageWebhook: WebhookReceiver | null;
  acknowledge: 'off' | 'orders' | 'all';
  /** Other origins that forms post to. */
  formTargets: string[];
  trustedProxies: number;
  log: LogThreshold;
};

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; reason: string };

/**
 * Reads the settings from environment variables; some default to the company's facts. A wrong setting gives a sentence that
 * names it. An empty variable counts as unset.
 */
export function readSettings(
  variables: Record<string, string | undefined>,
  company: { name: string; email: string; messagesKeptMonths: KeptMonths },
): SettingsResult {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = environment.safeParse(Object.fromEntries(set.map(([name, value]) => [name, value?.trim()])));
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
    const reason = `The setting ${name}_SECRET is required with ${name}_URL: ${MAKE_SECRET} prints one.`;
    return { ok: false, reason };
  }
  const smtp = data.SMTP_URL === 'files' ? undefined : data.SMTP_URL;
  const contactTo = data.CONTACT_TO ?? [company.email];
  const from = data.CONTACT_FROM ?? { name: '', address: senderOf(smtp) ?? contactTo[0] ?? company.email };
  return {
    ok: true,
    settings: {
      port: data.PORT,
      host: data.HOST || undefined,
      siteDir: data.SITE_DIR === 'none' ? null : data.SITE_DIR,
      dataDir: data.DATA_DIR,
      postgres: data.DATABASE_URL ?? null,
      smtp: smtp ?? null,
      writesMailFiles: data.SMTP_URL === 'files',
      siteUrl: data.PUBLIC_SITE_URL || null,
      contactTo,
      contactFrom: { name: from.name || `${company.name} website`, address: from.address },
      limits: { perSender: data.CONTACT_RATE_LIMIT, perHour: data.CONTACT_HOURLY_LIMIT },
      keptMonths,
      allowedOrigins: data.CONTACT_ALLOWED_ORIGINS,
      alert: receiverOf(data.ALERT_URL, data.ALERT_SECRET),
      alertSecret: data.ALERT_SECRET ?? null,
      heartbeatUrl: data.HEARTBEAT_URL ?? null,
      messageWebhook: receiverOf(data.MESSAGE_WEBHOOK_URL, data.MESSAGE_WEBHOOK_SECRET),
      acknowledge: data.CONTACT_ACKNOWLEDGE,
      formTargets: [data.PUBLIC_MESSAGES_URL, data.PUBLIC_SUPABASE_URL]
        .filter((url) => url !== '')
        .map((url) => new URL(url).origin),
      trustedProxies: data.TRUST_PROXY,
      log: data.LOG,
    },
  };
}

function receiverOf(url: string | undefined, secret: string | undefined): WebhookReceiver | null {
  return url && secret ? { url, secret } : null;
}

/** Who takes what the outbox delivers. */
export function receiversOf({ smtp, messageWebhook }: Pick<Settings, 'smtp' | 'messageWebhook'>): Receivers {
  return { hasMailServer: smtp !== null, hasWebhook: messageWebhook !== null };
}

/** How a message is delivered to the owner. */
export function channelsOf({ messageWebhook }: Pick<Settings, 'messageWebhook'>): Channel[] {
  return messageWebhook === null ? ['mail'] : ['mail', 'webhook'];
}

function isWebAddress(text: string): boolean {
  return text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
}

function senderOf(smtp: SmtpAddress | undefined): string | undefined {
  return smtp?.user && address.safeParse(smtp.user.name).success ? smtp.user.name : undefined;
}
