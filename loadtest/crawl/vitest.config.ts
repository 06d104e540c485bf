import { defineConfig } from 'vitest/config';

/** The walk of a whole site of its own: real pages of the built web, and no browser. */
export default defineConfig({
  test: {
    include: ['loadtest/crawl/*.spec.ts'],
    root: new URL('../..', import.meta.url).pathname,
    // For migrations, which are imported past vitest's loader.
    execArgv: ['--import', 'tsx'],
    // Limits are for what hangs: the machine has other work meanwhile.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
