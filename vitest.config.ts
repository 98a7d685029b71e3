import { defineConfig } from 'vitest/config';

// Unit tests stand beside the code. Browser stories are Playwright's, in `e2e/`.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{domain,content,src,backend,scripts}/**/*.test.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
  },
});
