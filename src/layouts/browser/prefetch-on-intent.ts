import { prefetchPage } from './prefetch-page.ts';

/** How long a mouse hovers over a link before its page is prefetched. */
const REST_MS = 80;

/** Prefetches a page when its link is hovered, touched or focused. `may` decides by path. */
export function prefetchOnIntent(may: (path: string) => boolean) {
  const pathOf = ({ target }: Event): string | null => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    return link && link.origin === location.origin && may(link.pathname) ? link.pathname + link.search : null;
  };

  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const path = pathOf(event);
    if (path) timer = setTimeout(() => prefetchPage(path), event.pointerType === 'mouse' ? REST_MS : 0);
  });
  document.addEventListener('focusin', (event) => {
    const path = pathOf(event);
    if (path) prefetchPage(path);
  });
}
