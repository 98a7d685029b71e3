import { pathIn } from '../../../domain/language.ts';

/** A link to this page in another language takes query, step and what was typed along, but not card number and CVC. */
export function changeLanguage() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang][lang]'))
    link.addEventListener('click', (event) => {
      link.href = pathIn(link.lang, location.pathname) + location.search + location.hash;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const card = document.querySelectorAll<HTMLInputElement>('input:is([name=cardNumber], [name=cvc])');
      if ([...card].some(({ value }) => value) && !confirm(link.dataset['losesCard'])) return;
      // Later, because drafts are written into the history entry on this click too. An entry of this page's history takes them
      // along; `navigation.navigate` with a state does not (Chromium 156). Past wouter, which would render the new address.
      setTimeout(() => {
        History.prototype.pushState.call(history, history.state, '', link.href);
        location.reload();
      });
    });
}
