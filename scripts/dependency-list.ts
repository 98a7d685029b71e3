import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DEPENDENCY_LIST = 'docs/dependencies.md';

type Package = { version?: string; license?: string; dev?: boolean };
type Asked = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', object>>;
type Lock = { packages: { '': Asked } & Record<string, Package> };

const FOLDER = 'node_modules/';
/** Licences of packages that do not declare one in package.json, from their files. */
const READ_BY_HAND: Record<string, string> = { callsite: 'MIT' };

/**
 * The page listing the project's packages with version and licence, from `package-lock.json`: direct ones individually,
 * transitive ones counted by licence.
 */
export function dependencyList(project: string): string {
  const own = readLock(join(project, 'package-lock.json'));
  const tools = readLock(join(project, 'testing/tools/package-lock.json'));
  const rows = ({ packages }: Lock, kind: keyof Asked, use: string) =>
    Object.keys(packages[''][kind] ?? {}).map((name) => {
      const path = FOLDER + name;
      return `| ${name} | ${packages[path]?.version} | ${licenceOf(path, packages[path])} | ${use} |`;
    });
  const entries = ({ packages }: Lock) => Object.entries<Package>(packages).filter(([path]) => path !== '');
  const onServer = entries(own).filter(([, { dev }]) => !dev);
  const elsewhere = [...entries(own).filter(([, { dev }]) => dev), ...entries(tools)];
  return `# Dependencies

Written by \`npm run list-dependencies\` from \`package-lock.json\` and \`testing/tools/package-lock.json\`, where every version is
locked; a test compares.

| Package | Version | Licence | Used |
|---|---|---|---|
${[
  ...rows(own, 'dependencies', 'by the server'),
  ...rows(own, 'optionalDependencies', 'as Node itself'),
  ...rows(own, 'devDependencies', 'to build, check, test and measure'),
  ...rows(tools, 'dependencies', 'on demand, by one test or measurement'),
].join('\n')}

With all that these bring along:

| Licence | Packages of the server | All others |
|---|---|---|
${licences(countByLicence(onServer), countByLicence(elsewhere))
  .map(([licence, run, test]) => `| ${licence} | ${run} | ${test} |`)
  .join('\n')}

The typefaces Bricolage Grotesque and Hanken Grotesk are under the SIL Open Font License 1.1, whose texts stand beside
their files in \`src/styles/fonts/\`.
`;
}

function readLock(path: string): Lock {
  return JSON.parse(readFileSync(path, 'utf8'));
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

/** Most frequent first. */
function licences(run: Map<string, number>, test: Map<string, number>): [string, number, number][] {
  const names = [...new Set([...run.keys(), ...test.keys()])];
  return names
    .map((name): [string, number, number] => [name, run.get(name) ?? 0, test.get(name) ?? 0])
    .sort((a, b) => b[1] + b[2] - a[1] - a[2] || (a[0] < b[0] ? -1 : 1));
}
