// `npm run bench -- page|journey|server`: measures, prints, and replaces that section of tests/bench/results.md.
export const BENCHES: Record<string, () => Promise<unknown>> = {
  page: () => import('./page.ts'),
  journey: () => import('./journey.ts'),
  server: () => import('./server.ts'),
};
const run = BENCHES[process.argv[2] ?? ''];
if (run) await run();
else console.error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join('|')}`);
