// Loaded at the visitor's first interaction, or at once if the checkout has stored something. Everything here is an
// enhancement: panel and menu are native popovers that work without it.
import { dropOldRecords } from '../../../domain/checkout-keeping.ts';
import { carryStage } from './carry-stage.ts';
import { closeMenuOnJump } from './close-menu-on-jump.ts';
import { holdPageBehindMenu } from './hold-page-behind-menu.ts';
import { keepQuery } from './keep-query.ts';
import { loadInstrument } from './load-instrument.ts';
import { moveInPanelByKeys } from './move-in-panel-by-keys.ts';
import { openPanelOnHover } from './open-panel-on-hover.ts';
import { prepareNextPage } from './prepare-next-page.ts';

const panel = document.getElementById('packages-panel');
const button = document.querySelector<HTMLButtonElement>('[popovertarget=packages-panel]');
const menu = document.getElementById('mobile-menu');

if (panel && button) {
  openPanelOnHover(panel, button);
  moveInPanelByKeys(panel, button);
}
if (menu) {
  closeMenuOnJump(menu);
  holdPageBehindMenu(menu);
}
// Close popovers before the page enters the back/forward cache.
addEventListener('pagehide', () => {
  panel?.hidePopover();
  menu?.hidePopover();
});
// Before the stage gives these links a query of their own.
keepQuery();
carryStage();
prepareNextPage();

// Expired checkout records are removed on whatever page opens next.
try {
  dropOldRecords(localStorage, Date.now());
} catch {
  // If storage is denied, nothing of ours is in it. Removing works even when it is full.
}

const instrument = document.querySelector<HTMLFormElement>('[data-instrument]');
if (instrument) loadInstrument(instrument);
