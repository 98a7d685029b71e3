import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('figures.ts'))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }));

// A bare number may be a week's hours or a width; with its unit or its plus it is a claim.
const claims = Object.values(facts).filter(({ figure }) => /\D/.test(figure));

describe('a figure that the company answers for', () => {
  it.each(claims.map(({ figure }) => figure))('%s is written once, in content/figures.ts', (figure) => {
    const literal = new RegExp(`(?<![\\d.,])${figure.replace('+', '\\+')}`);
    const elsewhere = sources.filter(({ text }) => text.split('\n').some((line) => isText(line) && literal.test(line)));
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });
});

const isText = (line: string) => !/^\s*(\/\/|\/?\*)/.test(line);
