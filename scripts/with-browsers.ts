import { requireStoryBrowsers } from '../testing/browser.ts';

/** Finds or installs the browsers of the stories, for this program and those it runs; exits with a sentence if there are none. */
export function withBrowsers(): void {
  try {
    process.env['CHROMIUM_PATH'] = requireStoryBrowsers();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
