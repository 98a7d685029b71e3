// `npm run bench -- page|journey|server|growth`: measures, prints, and replaces that section of bench/results.md.
const BENCHES = {
  page: () => import('./page.ts'),
  journey: () => import('./journey.ts'),
  server: () => import('./server.ts'),
  growth: () => import('./growth.ts'),
};
const [name = ''] = process.argv.slice(2);
if (!(name in BENCHES)) {
  console.error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join('|')}`);
  process.exit(1);
}
await BENCHES[name as keyof typeof BENCHES]();
