import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, 'web/e2e/**', '.data/**'];

/** Unit, feature and indexer tests of all workspaces. Browser tests have a config of their own in web/e2e. */
export default defineConfig({
  test: {
    globalSetup: 'scripts/vitest-setup.ts',
    // The first test of a file clones its database; on two busy cores that takes a while.
    hookTimeout: 60_000,
    testTimeout: 20_000,
    // Feature tests mostly wait for the database: a second one fits even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{db,indexer,tiles,api,loadtest,scripts}/**/*.test.ts'],
          exclude,
          // For what is imported past vitest's loader: migrations, worker threads.
          execArgv: ['--import', 'tsx'],
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude, environment: 'happy-dom' },
      },
    ],
  },
});
