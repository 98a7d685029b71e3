import { accessibility } from './accessibility.ts';
import { imprint } from './imprint.ts';
import type { LegalPage } from './legal-page.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The legal pages of a build without a hosted project. */
export const legalPages: readonly LegalPage[] = [imprint, privacy({ hosted: false }), terms, accessibility];
