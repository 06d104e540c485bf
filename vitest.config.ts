import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, 'web/e2e/**', '.data/**'];
// Files that replace modules (`vi.mock`): an importer loaded by another file would keep the real one.
const replacing = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .map((name) => `web/src/${name}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('vi.mock('));

/** Unit, feature and indexer tests of all workspaces. Browser tests have a config of their own in web/e2e. */
export default defineConfig({
  test: {
    globalSetup: 'scripts/vitest-setup.ts',
    // Loading the same modules anew for each file took three fifths of the processor's time.
    isolate: false,
    // Limits are for what hangs: the first test of a file clones its database, and the machine may have other work.
    hookTimeout: 120_000,
    testTimeout: 60_000,
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
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...replacing],
          environment: 'happy-dom',
          setupFiles: 'web/testing/fresh-page.ts',
        },
      },
      {
        extends: true,
        test: { name: 'web, replacing', include: replacing, exclude, environment: 'happy-dom', isolate: true },
      },
    ],
  },
});
