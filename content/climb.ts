import type { PackageId } from '../domain/package-ids.ts';
import { packages } from './packages/packages.ts';

/**
 * How far along the momentum line a package stands: from 0 for the lowest, or the only one, to 1 for the highest; null for
 * anything not on the line.
 */
export function climbOf(id: PackageId): number | null {
  const index = packages.findIndex((pack) => pack.id === id);
  return index < 0 ? null : index / Math.max(packages.length - 1, 1);
}
