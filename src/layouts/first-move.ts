// Fetched at a visitor's first move on a page. Everything here is an extra: the panel is a native popover, the menu a
// native dialog, and both work without it.
import { closeMenuOnJump } from './close-menu-on-jump.ts';
import { openPanelOnHover } from './open-panel-on-hover.ts';
import { prepareNextPage } from './prepare-next-page.ts';

const panel = document.getElementById('packages-panel');
const button = document.querySelector<HTMLButtonElement>('[popovertarget]');
const menu = document.querySelector<HTMLDialogElement>('#mobile-menu');

if (panel && button) openPanelOnHover(panel, button);
if (menu) closeMenuOnJump(menu);
prepareNextPage();
