const ISLAND_OR_MARK = /<astro-island[\s\S]*?<\/astro-island>|<!-- -->/g;

/**
 * A page without the empty comments by which React tells neighbouring texts apart when it hydrates. Those of islands stay:
 * nothing else is hydrated.
 */
export function withoutHydrationMarks(page: string): string {
  return page.replace(ISLAND_OR_MARK, (found) => (found.startsWith('<!--') ? '' : found));
}
