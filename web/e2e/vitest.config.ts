import { defineConfig } from 'vitest/config';

/** Tests of the built site, most of them in a browser: one file at a time, as they share the machine with both. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.spec.ts', 'loadtest/crawl/*.spec.ts'],
    root: new URL('../..', import.meta.url).pathname,
    fileParallelism: false,
    // For migrations, which are imported past vitest's loader.
    execArgv: ['--import', 'tsx'],
    // Of a whole story; each of its waits has a limit of its own (`drivers/checks.ts`).
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
