import { getMomentum } from './get-momentum.ts';
import { getScale } from './get-scale.ts';
import { getStarted } from './get-started.ts';
import { kickoff } from './kickoff.ts';
import type { Package } from './package.ts';

export const packages: readonly Package[] = [kickoff, getStarted, getMomentum, getScale];
