// Fetched at a visitor's first move on a page, or at once where something is kept on the device. Everything else here is
// an extra: panel and menu are native popovers, which open and close without it.
import { dropOldRecords } from '../../../domain/checkout-keeping.ts';
import { closeMenuOnJump } from './close-menu-on-jump.ts';
import { holdPageBehindMenu } from './hold-page-behind-menu.ts';
import { keepQuery } from './keep-query.ts';
import { moveInPanelByKeys } from './move-in-panel-by-keys.ts';
import { openPanelOnHover } from './open-panel-on-hover.ts';
import { prepareNextPage } from './prepare-next-page.ts';
import { wakeInstrument } from './wake-instrument.ts';

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
// A page that the browser keeps for Back is kept without what was open over it.
addEventListener('pagehide', () => {
  panel?.hidePopover();
  menu?.hidePopover();
});
keepQuery();
prepareNextPage();

// What the checkout has kept for 24 hours goes on whatever page the visitor opens next.
try {
  dropOldRecords(localStorage, Date.now());
} catch {
  // Storage that is denied holds nothing of ours, and one that is full has let go of what is old before it refuses.
}

const instrument = document.querySelector<HTMLFormElement>('[data-instrument]');
if (instrument) wakeInstrument(instrument);
