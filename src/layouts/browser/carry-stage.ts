import { STAGE_CHANGE, stageIn, withStage } from '../../../domain/stage-address.ts';

/** Carries the stage of the address through the site: into links, a bead in header and menu, and its package's flag. */
export function carryStage() {
  const { stages } = document.body.dataset;
  if (!stages) return;
  const known: Record<string, { label: string; page: string }> = JSON.parse(stages);
  const carry = () => {
    const asked = stageIn(location.href) ?? '';
    const { page, label = '' } = (Object.hasOwn(known, asked) && known[asked]) || {};
    for (const link of document.links) {
      if (link.origin === location.origin && !/\/(checkout|offers)\//.test(link.pathname))
        link.href = withStage(link.href, page && asked);
    }
    const listed = [...document.querySelectorAll<HTMLAnchorElement>('.mobile-menu li a')].find(
      ({ pathname }) => pathname === page,
    );
    for (const place of document.querySelectorAll<HTMLTemplateElement>('[data-bead]')) fill(place, label, listed);
    const flag = document.querySelector<HTMLElement>('[data-yours]');
    if (flag) flag.hidden = location.pathname !== page;
  };
  if (stageIn(location.href)) carry();
  addEventListener(STAGE_CHANGE, carry);
}

/** Puts a bead with the stage and the price of the menu's link before its place, or takes it away. */
function fill(place: HTMLTemplateElement, label: string, listed: HTMLAnchorElement | undefined) {
  if (place.previousElementSibling?.matches('.stage-bead')) place.previousElementSibling.remove();
  if (!listed) return;
  const bead = place.content.cloneNode(true) as DocumentFragment;
  (bead.querySelector('a') as HTMLAnchorElement).href = listed.href;
  (bead.querySelector('[data-fill=stage]') as Element).textContent = label;
  const price = listed.children[1]?.cloneNode(true).childNodes ?? [];
  (bead.querySelector('[data-fill=price]') as Element).append(...price);
  place.before(bead);
}
