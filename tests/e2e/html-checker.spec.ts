import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { builtPages } from '../../build/built-pages.ts';
import { expect, test } from './site.ts';

const run = promisify(execFile);
// For a minute's work, optimising the code and collecting garbage in parallel cost more than they gain.
const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const FOLDER = process.env['SITE_DIR'] ?? 'dist';

// What standards and browsers support and the checker does not.
const NOT_KNOWN_TO_THE_CHECKER = [
  'CSS: Unrecognized at-rule “@layer”',
  // Registered custom properties, which Tailwind declares: every browser since 2024.
  'CSS: Unrecognized at-rule “@property”',
  "CSS: “size-adjust”: Property “size-adjust” doesn't exist.",
  "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
  "CSS: “animation-range”: Property “animation-range” doesn't exist.",
  // Container queries, ignored by browsers without them.
  'CSS: Unrecognized at-rule “@container”',
  // `::details-content`, which print styles open: every browser since 2025.
  'CSS: Unknown pseudo-element or pseudo-class “::details-content”.',
  // The HTML Standard allows it for `rel=expect` too: https://html.spec.whatwg.org/#attr-link-blocking
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
];

type Message = Record<'type' | 'url' | 'message', string> & Partial<Record<'subType' | 'extract', string>>;

test('finds no error on any built page', async () => {
  test.setTimeout(300_000);
  const java = await run('java', ['-version']).catch(() => ({ stderr: 'none' }));
  const isMissing = Number(/version "(\d+)/.exec(java.stderr)?.[1] ?? 0) < 11;
  const problem = `the HTML checker needs Java 11 or later, and here is ${java.stderr}`;
  if (isMissing) console.warn(`Not checked: ${problem}.`);
  test.skip(isMissing, problem);

  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const files = (await builtPages(FOLDER)).map(({ name }) => `${FOLDER}/${name}`);
  const options = ['--format', 'json', '--exit-zero-always'];
  const { stderr } = await run('java', [...JAVA, '-jar', jar, ...options, ...files], { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const found = messages
    // Ignores matters of taste: the slash in `<input/>`, as React writes it, has no effect.
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !NOT_KNOWN_TO_THE_CHECKER.includes(message))
    .map(
      ({ url, message, extract = '' }) =>
        `${url.split(`${FOLDER}/`).at(-1)}: ${message} … ${extract.trim().slice(0, 120)}`,
    );
  expect(found).toEqual([]);
  expect(files.length, 'all pages were there to check').toBeGreaterThan(30);
});
