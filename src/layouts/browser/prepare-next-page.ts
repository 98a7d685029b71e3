import { watchLinksInView } from './links-in-view.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { prefetchPage } from './prefetch-page.ts';
import { mayBePrepared, speculationRules } from './speculation-rules.ts';

/** The data saver flag of the Network Information API, which TypeScript's own types lack. */
type Connection = { saveData?: boolean };

/**
 * Lets the browser prepare a page of the site while the pointer rests on a link to it: rendered where the browser knows
 * speculation rules, fetched where it does not, and not at all for a visitor who saves data. Where nothing can rest on a
 * link, the pages of the packages whose buttons are in view are prepared.
 */
export function prepareNextPage() {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const isTouched = matchMedia('(hover: none)').matches;
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    if (isTouched) watchLinksInView((link, inView) => inView && prefetchPage(link.pathname));
    prefetchOnIntent(mayBePrepared);
    return;
  }
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
  if (isTouched) watchLinksInView((link, inView) => link.toggleAttribute('data-in-view', inView));
}
