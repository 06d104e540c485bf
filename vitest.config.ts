import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { LOADER } from './scripts/lib/loader.ts';

const exclude = [...configDefaults.exclude, 'web/e2e/**', '.data/**'];
const webTests = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .map((name) => `web/src/${name}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const testsWith = (words: string) => webTests.filter(({ text }) => text.includes(words)).map(({ file }) => file);
// Files that replace modules (`vi.mock`): an importer loaded by another file would keep the real one.
const replacing = testsWith('vi.mock(');
// Making a window takes half a second a file: of the tests that draw nothing only those that name this have one.
const inPage = testsWith('@vitest-environment happy-dom');

/**
 * What `npm run unit` compiled is kept by a file's own text. An import whose path is put together stands for whatever files there
 * are, so that such a file is compiled anew.
 */
const keptByText: Plugin = {
  name: 'kept-by-text',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }) =>
    keyBy(({ sourceCode }) => (/\bimport\(\s*`/.test(sourceCode) ? false : undefined)),
};

/** Unit, feature and indexer tests of all workspaces. Browser tests have a config of their own in web/e2e. */
export default defineConfig({
  plugins: [keptByText],
  test: {
    globalSetup: 'scripts/vitest-setup.ts',
    // Loading the same modules anew for each file took three fifths of the processor's time.
    isolate: false,
    // A page that is never laid out has nothing to focus for Mantine, which prints the whole of it.
    onConsoleLog: (log) => !log.includes('use-focus-trap'),
    // Limits are for what hangs: the first test of a file clones its database, and the machine may have other work.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    // Feature tests wait for the database half of their time: on two cores three take 335 s where two take 392.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{db,indexer,tiles,api,loadtest,scripts}/**/*.test.ts'],
          exclude,
          // For what is imported past vitest's loader: migrations, worker threads.
          execArgv: [...LOADER],
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['web/**/*.test.ts'], exclude: [...exclude, ...inPage, ...replacing] },
      },
      {
        extends: true,
        test: {
          name: 'web, in a page',
          include: ['web/**/*.test.tsx', ...inPage],
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
