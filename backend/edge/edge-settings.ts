import type { PostgresAddress } from '../database/postgres-address.ts';
import type { SmtpAddress } from '../mail/smtp-address.ts';
import { type Company, readSettings, type Settings } from '../settings.ts';

/** The hosted functions' settings: the server's, some of them required, and a secret. */
export type EdgeSettings = Settings & { postgres: PostgresAddress; smtp: SmtpAddress; deliverSecret: string };

export type EdgeSettingsResult = { ok: true; settings: EdgeSettings } | { ok: false; reason: string };

// Supabase blocks outgoing connections to these ports.
const BLOCKED_PORTS = [25, 587];
const LEAST_SECRET = 32;

/**
 * Reads the hosted functions' settings. The platform sets `SUPABASE_DB_URL` and always counts as one proxy. A wrong setting
 * is a sentence that names it.
 */
export function readEdgeSettings(variables: Record<string, string | undefined>, company: Company): EdgeSettingsResult {
  const result = readSettings(
    {
      ...variables,
      DATABASE_URL: variables['DATABASE_URL'] || variables['SUPABASE_DB_URL'],
      TRUST_PROXY: variables['TRUST_PROXY'] || '1',
    },
    company,
  );
  if (!result.ok) return result;
  const { postgres, smtp } = result.settings;
  if (!postgres) return wrong('DATABASE_URL', 'must be the address of a Postgres database');
  if (!smtp) return wrong('SMTP_URL', 'must be the address of a mail server: there is no folder to write mails to');
  if (!smtp.loopback && BLOCKED_PORTS.includes(smtp.port)) {
    return wrong('SMTP_URL', `must not use port ${smtp.port}, which is blocked here: use smtps:// and port 465`);
  }
  const deliverSecret = variables['DELIVER_SECRET'] ?? '';
  if (deliverSecret.length < LEAST_SECRET) {
    return wrong(
      'DELIVER_SECRET',
      `must have at least ${LEAST_SECRET} characters, such as \`openssl rand -hex 32\` prints`,
    );
  }
  return { ok: true, settings: { ...result.settings, postgres, smtp, deliverSecret } };
}

function wrong(name: string, what: string): EdgeSettingsResult {
  return { ok: false, reason: `The setting ${name} ${what}.` };
}
