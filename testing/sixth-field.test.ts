import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SCHEMA = 'domain/contact-message.ts';
const FIELD_BEFORE = "  package: z._default(z.enum(['', ...CONTACT_CHOICE_IDS]";

// Everything else follows from these or from the schema.
const RECORDS = [
  'backend/contact/message-fields.ts',
  'content/answer-pages.ts',
  'content/contact.ts',
  'testing/sample-message.ts',
];
const FOLLOWS = [
  'backend/contact/compose-email.ts',
  'backend/contact/email-html.ts',
  'backend/contact/store-message.ts',
  'backend/contact/stored-message.ts',
  'backend/desk/answer-desk.ts',
  'backend/inbox/print-message.ts',
  'src/contact/use-contact-form.ts',
  'src/desk/message-view.tsx',
];

/** The files that do not compile with this schema source. */
function broken(schema: string): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const files = [...RECORDS, ...FOLLOWS, 'src/env.d.ts'];
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    resolve(name) === resolve(SCHEMA) ? ts.createSourceFile(name, schema, target, true) : getSourceFile(name, target);
  const program = ts.createProgram(files, options, host);
  return files.filter((name) => program.getSemanticDiagnostics(program.getSourceFile(name)).length > 0);
}

test('does not compile with a sixth field until every record over the fields has it', () => {
  const schema = readFileSync(SCHEMA, 'utf8');
  const withSixth = schema.replace(FIELD_BEFORE, `  sixth: optionalLine(100),\n${FIELD_BEFORE}`);
  expect(withSixth).not.toBe(schema);
  expect(broken(withSixth)).toEqual(RECORDS);
}, 60_000);
