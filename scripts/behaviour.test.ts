import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SAMPLE_FILES } from '../testing/sample-files.ts';

const DOCUMENT = 'docs/behaviour.md';
const [promises = '', unproved] = readFileSync(DOCUMENT, 'utf8').split('## Not proved by a test\n');
const lines = promises.split('\n').filter((line) => line.startsWith('- '));

/** The test that a promise names after its dash: `file`: 'title', or "title" around an apostrophe. */
function proofOf(line: string): { file: string; title: string } | undefined {
  const [, file, , title] = / — `([^`]+)`: (['"])(.+)\2$/.exec(line) ?? [];
  return file && title ? { file, title } : undefined;
}

/** The titles of a file's tests and groups as patterns: whatever a loop or a table fills in matches anything. */
function titlesIn(file: string): RegExp[] {
  const titles: RegExp[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(test|it|describe)(\.(describe|each)\b|$)/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.push(patternOf(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

function patternOf(title: ts.StringLiteralLike | ts.TemplateExpression): RegExp {
  const fixed = ts.isStringLiteralLike(title)
    ? title.text.split(/%[a-z#]/)
    : [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${fixed.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}

test('every promise names one test', () => {
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => !proofOf(line))).toEqual([]);
  expect(unproved, 'the list of what no test proves').toBeDefined();
});

test('every test that a promise names exists', () => {
  const deleted = SAMPLE_FILES.filter((file) => !existsSync(file));
  const proofs = lines.flatMap((line) => proofOf(line) ?? []).filter(({ file }) => !deleted.includes(file));
  const files = new Set(proofs.map(({ file }) => file));
  const titles = new Map([...files].map((file) => [file, existsSync(file) ? titlesIn(file) : []]));
  const missing = proofs.filter(({ file, title }) => !titles.get(file)?.some((pattern) => pattern.test(title)));
  expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});
