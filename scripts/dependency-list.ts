import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverPackages } from './server-parts.ts';

export const DEPENDENCY_LIST = 'docs/dependencies.md';

type Package = { version?: string; license?: string; dev?: boolean };

const FOLDER = 'node_modules/';
/** Of packages that name no licence where npm looks for it: what stands in their files. */
const READ_BY_HAND: Record<string, string> = { callsite: 'MIT' };

/**
 * The page of every package that the project uses, with its version and licence, from `package-lock.json`: those that it
 * asks for one by one, the packages that these bring along counted by licence.
 */
export function dependencyList(project: string): string {
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  const packages = lock.packages as Record<string, Package>;
  const { dependencies, devDependencies, optionalDependencies } = lock.packages[''] as Record<string, object>;
  const onServer = new Set(serverPackages(project));
  const rows = (names: object = {}, use: (path: string) => string) =>
    Object.keys(names).map((name) => {
      const path = FOLDER + name;
      return `| ${name} | ${packages[path]?.version} | ${licenceOf(path, packages[path])} | ${use(path)} |`;
    });
  const all = Object.entries(packages).filter(([path]) => path !== '');
  const counted = (dev: boolean) => countByLicence(all.filter(([, entry]) => Boolean(entry.dev) === dev));
  return `# Dependencies

Written by \`npm run dependencies\` from \`package-lock.json\`, where every version is locked; a test compares.

| Package | Version | Licence | Used |
|---|---|---|---|
${[
  ...rows(dependencies, (path) => (onServer.has(path) ? 'by the server' : 'to build the site, or in its pages')),
  ...rows(optionalDependencies, () => 'as Node itself'),
  ...rows(devDependencies, () => 'to check, test and measure'),
].join('\n')}

With all that these bring along:

| Licence | Packages to build and run | Packages to check and test |
|---|---|---|
${licences(counted(false), counted(true))
  .map(([licence, run, test]) => `| ${licence} | ${run} | ${test} |`)
  .join('\n')}

The typefaces Bricolage Grotesque and Hanken Grotesk are under the SIL Open Font License 1.1, whose texts stand beside
their files in \`src/styles/fonts/\`.
`;
}

function licenceOf(path: string, entry: Package | undefined): string {
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const licence = entry?.license ?? READ_BY_HAND[name];
  if (licence === undefined)
    throw new Error(`${path} names no licence: read its files, and note it in ${import.meta.filename}.`);
  return licence;
}

function countByLicence(entries: [string, Package][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [path, entry] of entries) {
    const licence = licenceOf(path, entry);
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  return counts;
}

/** The most frequent first. */
function licences(run: Map<string, number>, test: Map<string, number>): [string, number, number][] {
  const names = [...new Set([...run.keys(), ...test.keys()])];
  return names
    .map((name): [string, number, number] => [name, run.get(name) ?? 0, test.get(name) ?? 0])
    .sort((a, b) => b[1] + b[2] - a[1] - a[2] || (a[0] < b[0] ? -1 : 1));
}
