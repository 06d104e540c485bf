import { defineConfig } from 'vitest/config';
import { LOADER } from '../../scripts/lib/loader.ts';
import { sites } from './sites.ts';

/** Tests of the built site, most of them in a browser: as many files beside each other as there are sites. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.spec.ts'],
    root: new URL('../..', import.meta.url).pathname,
    setupFiles: 'web/e2e/own-site.ts',
    maxWorkers: Math.max(1, sites().length),
    // The files of a worker share its site anyway; so they do its modules and its browser.
    isolate: false,
    // For migrations, which are imported past vitest's loader.
    execArgv: [...LOADER],
    // Of a whole story; each of its waits has a limit of its own (`drivers/checks.ts`).
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
