import type { PackageId } from './package-ids.ts';

const ROUTES: Record<string, PackageId> = {
  kickoff: 'kickoff',
  'get started': 'get-started',
  'get momentum': 'get-momentum',
  'get scale': 'get-scale',
  'long term teams': 'long-term-teams',
  'dedicated tech teams': 'long-term-teams',
};

/**
 * The checkout that 'Order Now' leads to, chosen from a package's name. Case and outer spaces do not count, and the
 * name may be followed by the word 'package'. An unknown name warns on the console and leads to Kickoff.
 */
export function orderRoute(packageName: string): `/checkout/${PackageId}` {
  const name = packageName
    .trim()
    .toLowerCase()
    .replace(/\s+package$/, '');
  const id = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  if (!id) console.warn(`Unknown package name '${packageName}': the order goes to Kickoff.`);
  return `/checkout/${id ?? 'kickoff'}`;
}
