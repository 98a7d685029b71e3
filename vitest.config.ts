import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLAGS, findStoryBrowser } from './tests/browser.ts';

// What a store must keep is tested on both databases: these run a second time, on a real Postgres server.
const ON_BOTH_DATABASES = [
  'backend/database/contract.test.ts',
  'backend/backup/import-backup.test.ts',
  'backend/owner/desk/answer-desk.test.ts',
  'tests/faults/faults.test.ts',
  'backend/tell/watch.test.ts',
  'backend/contact/{address-keys,erase-messages,rate-limit,send-contact-email}.test.ts',
  'backend/visits/count-visits.test.ts',
  'backend/outbox/deliver-due.test.ts',
];
const ON_POSTGRES = ['{backend,tests}/**/*.postgres.test.ts'];
// These break things on purpose and wait for what becomes of them.
const SLOW = ['tests/{deploy,faults}/**/*.test.ts', 'tests/static-hosts.test.ts'];

// The stories that matter, in other engines than Chromium's. As other stories they run again when they fail.
const ENGINES = ['tests/engines/*.engine.test.ts'];

// Tries an owner's changes on copies, with their stories: by themselves, because they need the whole machine.
const OWNER = ['tests/owner.test.ts'];

// The hosted form with real parts: by itself, because it needs Deno, pg_cron and the tools.
const HOSTED = ['tests/hosted/*.test.ts'];

const chromium = findStoryBrowser();

// Unit tests stand beside the code. Browser stories are Playwright's, in `tests/e2e/`.
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // All cores: by default one is left free, which of two is half.
    maxWorkers: '100%',
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Files share their workers and modules, for a third of the time: a test that replaces a module puts it back.
          isolate: false,
          include: ['{domain,content,catalogue,src,backend,build,tests}/**/*.test.ts'],
          exclude: [...ON_POSTGRES, ...SLOW, ...OWNER, ...ENGINES, ...HOSTED, 'tests/tools/**'],
        },
      },
      {
        extends: true,
        resolve: { dedupe: ['react', 'react-dom'] },
        // Named, because what is found during a run makes the browser load the tests anew.
        optimizeDeps: {
          include: [
            '@hookform/resolvers/standard-schema',
            '@radix-ui/react-toast',
            'react',
            'react-dom',
            'react-hook-form',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'wouter',
            'zod/mini',
          ],
        },
        test: {
          // The islands by themselves, in a real browser: focus, caret and forms behave as for a visitor.
          name: 'components',
          testTimeout: 15_000,
          // Pages that run at the same time can take the focus from each other.
          retry: 1,
          include: ['src/**/*.component.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { ...(chromium && { executablePath: chromium }), args: BROWSER_FLAGS },
              contextOptions: { locale: 'en-GB' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          // What passes only the second time is listed as flaky.
          retry: 1,
          include: SLOW,
          exclude: [...ON_POSTGRES],
          globalSetup: ['tests/current-site.ts', 'tests/deploy/proxies.ts', 'tests/tools.ts'],
        },
      },
      { extends: true, test: { name: 'owner', retry: 1, include: OWNER, fileParallelism: false } },
      { extends: true, test: { name: 'hosted', include: HOSTED, globalSetup: ['tests/hosted/project.ts'] } },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ENGINES,
          retry: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['tests/current-site.ts', 'tests/engines/engines.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...ON_BOTH_DATABASES, ...ON_POSTGRES],
          globalSetup: ['tests/postgres-cluster.ts'],
        },
      },
    ],
  },
});
