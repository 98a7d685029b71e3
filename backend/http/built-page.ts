import type { SiteFiles } from './site-files.ts';

/** The first group of `pattern` in a built page, by its link; undefined if there is no such page or no match. */
export function findInPage(files: SiteFiles, link: string, pattern: RegExp): string | undefined {
  const page = files.get(`${link.slice(1) || 'index'}.html`);
  return page && pattern.exec(new TextDecoder().decode(page.body))?.[1];
}
