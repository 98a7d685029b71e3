import { links } from '../domain/links.ts';
import { findInPage } from './http/built-page.ts';
import type { SiteFiles } from './http/site-files.ts';
import type { Settings } from './settings.ts';

const CANONICAL = /<link rel="canonical" href="(https:\/\/[^"]+)"/;

/**
 * Why this server may not take messages: its site is public, by PUBLIC_SITE_URL or by the address in the built pages, and
 * nobody would get them. Null if a mail server is set, or files are meant.
 */
export function missingMailServer(
  files: SiteFiles,
  { smtp, writesMailFiles, siteUrl }: Pick<Settings, 'smtp' | 'writesMailFiles' | 'siteUrl'>,
): string | null {
  if (smtp !== null || writesMailFiles) return null;
  const address = siteUrl?.startsWith('https:') ? siteUrl : findInPage(files, links.home, CANONICAL);
  if (address === undefined) return null;
  return `The site is at ${address}, and no mail server is set: nobody would get its messages. Set SMTP_URL, or SMTP_URL=files if each message is to be written as a file only.`;
}
