import { packages } from '../content/packages/packages.ts';
import type { PackageId } from '../domain/package-ids.ts';

/** How far along the momentum line something stands: from 0, where it is flat, to 1, where it leaves the page; or steady. */
export type Climb = number | 'steady';

/** How far along the momentum line a package stands: the only one at 0, the long-term teams steady. */
export function climbOf(id: PackageId): Climb {
  const index = packages.findIndex((pack) => pack.id === id);
  return index < 0 ? 'steady' : index / Math.max(packages.length - 1, 1);
}
