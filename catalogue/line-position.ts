import { packages } from '../content/packages/packages.ts';
import type { PackageId } from '../domain/package-ids.ts';

/** A position along the momentum line, from 0 (flat) to 1 (off the page); or 'steady'. */
export type LinePosition = number | 'steady';

/** A package's position along the momentum line: a single package at 0, the long-term teams steady. */
export function linePositionOf(id: PackageId): LinePosition {
  const index = packages.findIndex((pack) => pack.id === id);
  return index < 0 ? 'steady' : index / Math.max(packages.length - 1, 1);
}
