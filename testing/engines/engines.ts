import { findFirefox, requireFirefox } from './firefox.ts';
import { findWebKit, requireWebKit } from './webkit-programs.ts';

/** An engine beside Chromium's, and the file that tells the stories in it. */
export type StoryEngine = {
  name: string;
  stories: string;
  find(): unknown;
  /** Installs it where it may. Throws a sentence that says what to do. */
  require(): unknown;
};

export const ENGINES: readonly StoryEngine[] = [
  { name: 'Firefox', stories: 'testing/engines/firefox.engine.test.ts', find: findFirefox, require: requireFirefox },
  { name: 'WebKitGTK', stories: 'testing/engines/webkit.engine.test.ts', find: findWebKit, require: requireWebKit },
];
