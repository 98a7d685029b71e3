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
${countByLicence(own, tools).join('\n')}

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

/** A row for each licence, the most frequent first. */
function countByLicence(own: Lock, tools: Lock): string[] {
  const listed = [own, tools].flatMap((lock) =>
    Object.entries<Package>(lock.packages)
      .filter(([path]) => path !== '')
      .map(([path, entry]) => ({ licence: licenceOf(path, entry), onServer: lock === own && !entry.dev })),
  );
  return [...Map.groupBy(listed, ({ licence }) => licence)]
    .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    .map(([licence, packages]) => {
      const onServer = packages.filter((each) => each.onServer).length;
      return `| ${licence} | ${onServer} | ${packages.length - onServer} |`;
    });
}
