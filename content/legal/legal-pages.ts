import { accessibility } from './accessibility.ts';
import { imprint } from './imprint.ts';
import type { LegalPage } from './legal-page.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The legal pages of a build; what the privacy page says depends on it. */
export function legalPagesOf(build: Parameters<typeof privacy>[0]): LegalPage[] {
  return [imprint, privacy(build), terms, accessibility];
}

/** The legal pages of a build without a hosted project. */
export const legalPages: readonly LegalPage[] = legalPagesOf({ hosted: false });
