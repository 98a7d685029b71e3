import { existsSync, globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { languages } from '../../content/languages.ts';
import { placeholdersIn } from '../../domain/fill-in.ts';
import { FIRST_LANGUAGE } from '../../domain/language.ts';

type Module = Readonly<Record<string, unknown>>;

/** A sentence for each word that a language lacks, has too much or has left in English. */
export async function translationProblems(): Promise<string[]> {
  const others = Object.keys(languages).filter((code) => code !== FIRST_LANGUAGE);
  return (await Promise.all(others.map(problemsOf))).flat();
}

async function problemsOf(code: string): Promise<string[]> {
  const { sameAsEnglish } = (await load(`content/${code}/same-as-english.ts`)) as { sameAsEnglish: readonly string[] };
  const files = globSync(`content/${FIRST_LANGUAGE}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  const found = files.map(async (file) => {
    const other = file.replace(`/${FIRST_LANGUAGE}/`, `/${code}/`);
    if (!existsSync(other)) return [`${other} is missing.`];
    return compareWords(await load(file), await load(other), sameAsEnglish, other);
  });
  return (await Promise.all(found)).flat();
}

export const load = <Content = Module>(file: string): Promise<Content> =>
  import(/* @vite-ignore */ pathToFileURL(file).href);

/** Key by key; `same` are the texts that are the same on purpose. */
export function compareWords(
  english: unknown,
  words: unknown,
  same: readonly string[],
  file: string,
  key = '',
): string[] {
  const where = `${file}: '${key}'`;
  if (typeof english === 'string') {
    if (typeof words !== 'string' || words.trim() === '') return [`${where} is missing.`];
    if (words === english && /\p{L}/u.test(words) && !same.includes(words) && !isShared(key))
      return [`${where} is still English ('${words}'). If that is right, add it to same-as-english.ts.`];
    const names = [english, words].map((text) => placeholdersIn(text).toSorted().join(', '));
    return names[0] === names[1] ? [] : [`${where} has the placeholders '${names[1]}' instead of '${names[0]}'.`];
  }
  if (typeof english !== 'object' || english === null) return [];
  const [these, those] = [english as Module, { ...(words as Module) }];
  return [
    ...Object.keys(these).flatMap((name) =>
      name in those
        ? compareWords(these[name], those[name], same, file, key === '' ? name : `${key}.${name}`)
        : [`${where.replace(/'$/, key === '' ? `${name}'` : `.${name}'`)} is missing.`],
    ),
    ...Object.keys(those)
      .filter((name) => !(name in these))
      .map((name) => `${where.replace(/'$/, key === '' ? `${name}'` : `.${name}'`)} is not among the English words.`),
  ];
}

/** What is the same in every language: anchors, links, dates and facts of the legal pages, and the tagline, which is company.ts's. */
const isShared = (key: string) => /\.(id|href|changed)$|\.facts\.\d+\.text$|^home\.title$/.test(key);
