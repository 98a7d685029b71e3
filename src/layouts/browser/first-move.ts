// Loaded at the first interaction. Everything here is an enhancement: panel and menu are native popovers.
import { dropOldRecords } from '../../../domain/checkout-keeping.ts';
import { carryStage } from './carry-stage.ts';
import { changeLanguage } from './change-language.ts';
import { enhanceMenu } from './mobile-menu.ts';
import { moveInPanelByKeys, openPanelOnHover } from './panel.ts';
import { prepareNextPage } from './prepare-next-page.ts';

const panel = document.getElementById('packages-panel');
const button = document.querySelector<HTMLButtonElement>('[popovertarget=packages-panel]');
const menu = document.getElementById('mobile-menu');

if (panel && button) {
  openPanelOnHover(panel, button);
  moveInPanelByKeys(panel, button);
}
if (menu) enhanceMenu(menu);
// Close popovers before the page enters the back/forward cache.
addEventListener('pagehide', () => {
  panel?.hidePopover();
  menu?.hidePopover();
});

// Links within the page would reload it without its query. Before the stage gives them a query of their own. Only with a
// query: setting one, even an empty one, ties a link such as '#main' to the present path.
for (const link of location.search ? document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]') : []) {
  if (link.origin === location.origin && link.pathname === location.pathname && !link.search)
    link.search = location.search;
}
carryStage();
changeLanguage();
prepareNextPage();

// Expired checkout records are removed on whatever page opens next.
try {
  dropOldRecords(localStorage, Date.now());
} catch {
  // If storage is denied, nothing of ours is in it. Removing works even when it is full.
}

// The stage picker's script is loaded at its first interaction, or when the address names a stage.
const instrument = document.querySelector<HTMLFormElement>('[data-instrument]');
if (instrument) {
  const wake = () => import(/* @vite-ignore */ instrument.dataset['instrument'] as string).catch(() => {});
  instrument.addEventListener('pointerover', wake, { once: true });
  instrument.addEventListener('focusin', wake, { once: true });
  // The triggering interaction may already have been with a stop.
  const isReached = instrument.matches(':hover, :focus-within') || instrument.querySelector(':checked');
  if (isReached || new URLSearchParams(location.search).has('stage')) wake();
}
