/** Gives the links to parts of this page the query of its address: a link without it would load the page anew. */
export function keepQuery() {
  if (!location.search) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    if (link.origin === location.origin && link.pathname === location.pathname && !link.search)
      link.search = location.search;
  }
}
