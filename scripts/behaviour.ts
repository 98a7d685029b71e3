// `npm run behaviour`: writes the list of all tests below the promises of `docs/behaviour.md`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

export const BEHAVIOUR = 'docs/behaviour.md';
const MARK = '<!-- Written by `npm run behaviour` from here on. -->';
const TESTS = '{backend,bench,build,catalogue,content,domain,e2e,scripts,src,testing}/**/*.{test,spec}.{ts,tsx}';
const CALL = /^(test|it|describe)(\.(describe|concurrent|skipIf|runIf|each|for)\b|$)/;

/** The document with the titles of all tests, by file, below its mark. */
export function withTestList(document: string): string {
  const [promises = ''] = document.split(MARK);
  const files = globSync(TESTS, { exclude: ['**/node_modules/**'] }).map((path) => path.replaceAll('\\', '/'));
  const lists = files.sort().map((file) => {
    const titles = titlesIn(readFileSync(file, 'utf8')).map((title) => `- ${title}`);
    return [`### ${file}`, '', ...titles].join('\n');
  });
  return `${promises}${MARK}\n\n## Every test, by file\n\n${lists.join('\n\n')}\n`;
}

/** The titles in a source, in its order, each prefixed with its groups; '…' stands for interpolated parts. */
function titlesIn(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]) => {
    const called = ts.isCallExpression(node) && CALL.exec(node.expression.getText());
    const title = called && titleOf(node.arguments[0]);
    const isGroup = called && /describe/.test(called[0]);
    if (title && !isGroup) titles.push([...groups, title].join(' › '));
    ts.forEachChild(node, (child) => visit(child, title && isGroup ? [...groups, title] : groups));
  };
  visit(ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest, true), []);
  return [...new Set(titles)];
}

function titleOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text.replace(/%[a-z#]|\$[\w.]+/g, '…');
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

if (import.meta.main) writeFileSync(BEHAVIOUR, withTestList(readFileSync(BEHAVIOUR, 'utf8')));
