import { defineConfig } from 'vitest/config';

/** Browser tests: one file at a time, since they share the machine with the site and the browser they drive. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.spec.ts'],
    root: new URL('../..', import.meta.url).pathname,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
