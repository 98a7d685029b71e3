import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { areBuildToolsHere, NO_BUILD_TOOLS } from './build-tools.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

export type ContentCheck = {
  /** A sentence for everything that is wrong, with its file; empty when all is well. */
  problems: string[];
  /** Whether the files of the content could be loaded at all: without them no page can be made. */
  isLoaded: boolean;
};

/**
 * Checks the content, and the files that it names. It is loaded here and not before, so that a file that cannot be loaded is
 * a sentence too.
 */
export async function checkContent(): Promise<ContentCheck> {
  if (!areBuildToolsHere()) return { problems: [NO_BUILD_TOOLS], isLoaded: false };
  try {
    const { loadedContentProblems } = await import('./loaded-content.ts');
    return { problems: await loadedContentProblems(), isLoaded: true };
  } catch (error) {
    const problems = await companyProblems();
    return { problems: problems.length > 0 ? problems : [brokenFile(error, ROOT)], isLoaded: false };
  }
}

// Other files break over a fact of the company that is missing: then that is what is to be told.
async function companyProblems(): Promise<string[]> {
  try {
    const { companyFacts } = await import('../catalogue/check/company-facts.ts');
    const { listProblems } = await import('../catalogue/check/validate.ts');
    return companyFacts.flatMap(listProblems);
  } catch {
    return [];
  }
}

/** The problems as one text, for a terminal. */
export function printProblems(problems: readonly string[]): string {
  if (problems[0] === NO_BUILD_TOOLS) return NO_BUILD_TOOLS;
  return `The content is not right:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
}

const OUR_FILE = /((?:build|catalogue|content|domain)\/[\w./-]+\.ts)(?:\?[^:\s]*)?(?::(\d+))?/;

/** The sentence about a file that stops while it is loaded: the first place of ours in the error's trace, and the reason. */
export function brokenFile(error: unknown, root: string): string {
  const { message = String(error), stack = '' } = error as Error;
  const lines = stripVTControlCharacters(`${message}\n${stack}`)
    .replaceAll(`file://${root}`, '')
    .replaceAll(root, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  const reason = (lines[0] ?? '').trim().replace(/\.?$/, '.');
  const [, file, line] = OUR_FILE.exec(lines.find((candidate) => OUR_FILE.test(candidate)) ?? '') ?? [];
  if (file === undefined) return `The content cannot be loaded: ${reason}`;
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${reason}`;
}
