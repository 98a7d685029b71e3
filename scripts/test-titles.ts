import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test file with its titles, each prefixed with its groups; '…' stands for interpolated parts. */
export type TestFile = { file: string; titles: string[] };

const CALL = /^(test|it|describe)(\.(describe|concurrent|skipIf|runIf|each|for)\b|$)/;

/** The tests of the whole project, sorted by path. */
export function testFiles(): TestFile[] {
  return globSync('{backend,bench,build,catalogue,content,domain,e2e,scripts,src,testing}/**/*.{test,spec}.{ts,tsx}', {
    exclude: ['**/node_modules/**'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, titles: titlesIn(readFileSync(file, 'utf8')) }));
}

/** The titles in a source, in its order. */
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
