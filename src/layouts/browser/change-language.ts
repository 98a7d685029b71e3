import { pathIn } from '../../../domain/language.ts';

/**
 * A link to this page in another language leads to the same step with the same query. What was typed goes along in the state of
 * the next history entry; where a browser cannot do that, and for card number and CVC, the visitor is asked first.
 */
export function changeLanguage() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang][lang]'))
    link.addEventListener('click', (event) => change(event, link));
}

function change(event: MouseEvent, link: HTMLAnchorElement) {
  link.href = pathIn(link.lang, location.pathname) + location.search + location.hash;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { losesCard, losesTyped } = link.dataset;
  const card = document.querySelectorAll<HTMLInputElement>('input:is([name=cardNumber], [name=cvc])');
  const question = [...card].some(({ value }) => value) ? losesCard : 'navigation' in window ? '' : losesTyped;
  const hasTyped =
    question === losesCard || (history.state && Object.keys(history.state).some((key) => /Draft$/.test(key)));
  if (question && hasTyped && !confirm(question)) return event.preventDefault();
  if (!('navigation' in window)) return;
  event.preventDefault();
  // Once every draft is in the history entry: they are written on this click too.
  setTimeout(() => navigation.navigate(link.href, { state: history.state }));
}
