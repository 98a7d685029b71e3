import { accessibility } from '../en/legal/accessibility.ts';
import { imprint } from '../en/legal/imprint.ts';
import { privacy } from '../en/legal/privacy.ts';
import { terms } from '../en/legal/terms.ts';
import type { LegalPage } from './legal-page.ts';

/** The legal pages of a build; what the privacy page says depends on it. */
export function legalPagesOf(build: Parameters<typeof privacy>[0]): LegalPage[] {
  return [imprint, privacy(build), terms, accessibility];
}

export const legalPages: readonly LegalPage[] = legalPagesOf({ hosted: false });
