import { links } from '../../domain/links.ts';
import { VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import { findInPage } from '../http/built-page.ts';
import type { SiteFiles } from '../http/site-files.ts';

/** Whether the built privacy page says that visits are counted, and kept as long as this program keeps them. */
export function saysVisitsAreCounted(files: SiteFiles): boolean {
  return findInPage(files, links.privacy, /data-visits-kept="(\d+)"/) === String(VISITS_KEPT_DAYS);
}
