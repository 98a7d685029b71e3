import { existsSync, globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { languages } from '../../content/languages.ts';
import { placeholdersIn } from '../../domain/fill-in.ts';
import { FIRST_LANGUAGE, LANGUAGE_PATH } from '../../domain/language.ts';
import { textsIn, wordProblems } from './validate.ts';

type Module = Readonly<Record<string, unknown>>;

/** A sentence for each text that is blank or repeats a price, and for each that a language lacks, has too much or has left in
    English. */
export async function textProblems(): Promise<string[]> {
  // In development of another language, whose words stand in for the English ones.
  if (LANGUAGE_PATH !== '') return [];
  const names = globSync('**/*.ts', { cwd: `content/${FIRST_LANGUAGE}` });
  const found = Object.keys(languages).flatMap((code) => names.map((name) => problemsOf(code, name)));
  return (await Promise.all(found)).flat();
}

async function problemsOf(code: string, name: string): Promise<string[]> {
  const file = `content/${code}/${name}`;
  if (!existsSync(file)) return [`${file} is missing.`];
  const [english, words] = [await load(`content/${FIRST_LANGUAGE}/${name}`), await load(file)];
  const { sameAsEnglish = [] } = code === FIRST_LANGUAGE ? {} : await load<Same>(`content/${code}/same-as-english.ts`);
  // The rules say how prices are printed.
  return [
    ...(name === 'rules.ts' ? [] : wordProblems(file, words)),
    ...compareWords(english, words, sameAsEnglish, file),
  ];
}
type Same = { sameAsEnglish: readonly string[] };

export const load = <Content = Module>(file: string): Promise<Content> =>
  // The development server loads what has changed, Node does not.
  import(/* @vite-ignore */ import.meta.env ? `/${file}` : pathToFileURL(file).href);

/** Text by text; `same` are the texts that are the same on purpose. */
export function compareWords(english: Module, words: Module, same: readonly string[], file: string): string[] {
  const original = file.replace(/^content\/[^/]+/, `content/${FIRST_LANGUAGE}`);
  const [these, those] = [new Map(textsIn(english)), new Map(textsIn(words))];
  const extra = [...those.keys()].filter((key) => !these.has(key));
  return [
    ...Array.from(these, ([key, text]) => {
      const other = those.get(key) ?? '';
      if (other.trim() === '') return `${file}: '${key}' is missing.`;
      if (file !== original && text === other && /\p{L}/u.test(text) && !same.includes(text) && !isShared(key))
        return `${file}: '${key}' is still English ('${text}'). If that is right, add it to same-as-english.ts.`;
      const [named, own] = [text, other].map((one) => placeholdersIn(one).toSorted().join(', '));
      return named === own ? [] : `${file}: '${key}' has the placeholders '${own}' instead of '${named}'.`;
    }).flat(),
    ...extra.map((key) => `${file}: '${key}' is not in ${original}: one of the two misses or misspells it.`),
  ];
}

/** What is the same in every language: anchors, links, dates and facts of the legal pages, and the tagline, which is company.ts's. */
const isShared = (key: string) => /\.(id|href|changed)$|\.facts\.\d+\.text$|^home\.title$/.test(key);
