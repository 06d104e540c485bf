import { defineConfig } from 'vitest/config';
import { LOADER } from '../../scripts/lib/loader.ts';

/** The walk of a whole site of its own: real pages of the built web, and no browser. */
export default defineConfig({
  test: {
    include: ['loadtest/crawl/*.spec.ts'],
    root: new URL('../..', import.meta.url).pathname,
    // For migrations, which are imported past vitest's loader.
    execArgv: [...LOADER],
    // Limits are for what hangs: the machine has other work meanwhile.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
