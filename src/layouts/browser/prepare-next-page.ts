import { watchLinksInView } from './links-in-view.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { prefetchPage } from './prefetch-page.ts';
import { mayBePrepared, speculationRules } from './speculation-rules.ts';

/** `saveData` of the Network Information API, which TypeScript's types lack. */
type Connection = { saveData?: boolean };

/**
 * Prepares the page behind a hovered link: prerendered where speculation rules are supported, prefetched elsewhere, not at
 * all when the visitor saves data. On touch devices, prepares the packages and checkouts whose buttons are in view.
 */
export function prepareNextPage() {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const isTouched = matchMedia('(hover: none)').matches;
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    if (isTouched) watchLinksInView((link, inView) => inView && prefetchPage(link.pathname + link.search));
    prefetchOnIntent(mayBePrepared);
    return;
  }
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
  if (isTouched) watchLinksInView((link, inView) => link.toggleAttribute('data-in-view', inView));
}
