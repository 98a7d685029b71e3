import type { TierId } from '../../domain/package-ids.ts';
import { getMomentumPage } from './get-momentum.ts';
import { getScalePage } from './get-scale.ts';
import { getStartedPage } from './get-started.ts';
import { kickoffPage } from './kickoff.ts';
import type { PackagePage } from './package-page.ts';

/** The words of the four package pages. */
export const packagePages: Record<TierId, PackagePage> = {
  kickoff: kickoffPage,
  'get-started': getStartedPage,
  'get-momentum': getMomentumPage,
  'get-scale': getScalePage,
};
