/** The tests of the sample company's own figures and words. An owner edits or deletes them. */
export const SAMPLE_FILES = ['content/sample-company.test.ts', 'tests/e2e/sample-company.spec.ts'];
