/** Adds the current query to same-page links; without it they would reload the page. */
export function keepQuery() {
  if (!location.search) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    if (link.origin === location.origin && link.pathname === location.pathname && !link.search)
      link.search = location.search;
  }
}
