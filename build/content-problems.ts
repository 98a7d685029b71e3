import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Imported here, so that a file that fails to load becomes a sentence too. */
export async function checkContent(): Promise<{ problems: string[]; isLoaded: boolean }> {
  if (!areBuildToolsHere()) return { problems: [NO_BUILD_TOOLS], isLoaded: false };
  // Words are joined to facts level by level; the file that asks for it is further down.
  Error.stackTraceLimit = 50;
  try {
    const { loadedContentProblems } = await import('./content-files.ts');
    const problems = await loadedContentProblems();
    if (problems.length > 0) return { problems, isLoaded: true };
    const { textProblems } = await import('./content-check/texts.ts');
    return { problems: await textProblems(), isLoaded: true };
  } catch (error) {
    const problems = await companyProblems();
    return { problems: problems.length > 0 ? problems : [brokenFile(error, ROOT)], isLoaded: false };
  }
}

// Other files fail on a missing company fact: report that instead.
async function companyProblems(): Promise<string[]> {
  try {
    const { companyFacts, listProblems } = await import('./content-check/validate.ts');
    return companyFacts.flatMap(listProblems);
  } catch {
    return [];
  }
}

export function printProblems(problems: readonly string[]): string {
  if (problems[0] === NO_BUILD_TOOLS) return NO_BUILD_TOOLS;
  return `The content has mistakes:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
}

const OUR_FILE = /((?:build|catalogue|content|domain)\/[\w./-]+\.ts)(?:\?[^:\s]*)?(?::(\d+))?/;

/** The first location of ours in the stack trace, and the reason. */
export function brokenFile(error: unknown, root: string): string {
  const { message = String(error), stack = '' } = error as Error;
  const lines = stripVTControlCharacters(`${message}\n${stack}`)
    .replaceAll(`file://${root}`, '')
    .replaceAll(root, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/node_modules|content\/with-words\.ts/.test(line));
  const reason = (lines[0] ?? '').trim().replace(/\.?$/, '.');
  const [, file, line] = OUR_FILE.exec(lines.find((candidate) => OUR_FILE.test(candidate)) ?? '') ?? [];
  if (file === undefined) return `The content cannot be loaded: ${reason}`;
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${reason}`;
}

export const NO_BUILD_TOOLS = 'The build tools are not installed: npm ci --include=dev installs them.';

/** Whether the build tools are installed. A server lacks them after `npm ci --omit=dev` or with NODE_ENV=production. */
function areBuildToolsHere(): boolean {
  return existsSync(new URL('../node_modules/astro', import.meta.url));
}
