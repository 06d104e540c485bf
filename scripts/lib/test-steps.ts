import { availableParallelism } from 'node:os';
import path from 'node:path';
import { auditPackages } from './audit-packages.ts';
import { changedFiles, GUARDS } from './changed.ts';
import { chromium, findChromium, quickChromium } from './chromium.ts';
import type { Commands } from './commands.ts';
import { readJson } from './files.ts';
import { firefox } from './firefox.ts';
import type { Installation } from './installation.ts';
import { LOADER } from './loader.ts';
import { makeMemoryDir } from './memory-dir.ts';
import { oldChromium } from './old-chromium.ts';
import { VOLATILE } from './postgres.ts';
import type { Report } from './progress.ts';
import { root } from './root.ts';
import { scanSecrets } from './scan-secrets.ts';
import { type Services, startServices } from './services.ts';
import { countTests, type Outcome, type VitestReport } from './test-report.ts';
import { startTestSites } from './test-site.ts';
import { serverSources, testsOfChanges } from './tests-of-changes.ts';
import { buildWeb } from './web-build.ts';

const MINUTE = 60_000;
const E2E_CONFIG = 'web/e2e/vitest.config.ts';
const CRAWL_CONFIG = 'loadtest/crawl/vitest.config.ts';
// A site takes a gigabyte of memory. A story alternates between its browser, its site and waits, and fills less than a core.
const MOST_SITES = 4;
const FEWEST_SITES = 3;
// Several checkers read the same types of zod and Fastify each for itself: two and a half times the processor's time.
const TYPES = ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1'];
/** The compiler is a program in Go, whose collector by default takes a fifth of the processor's time for a sixth of the memory. */
const SELDOM_COLLECTED = { GOGC: '400' };
/** What was checked the last time, so that only what changed since is read again. */
const REMEMBERED = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
const inModules = (file: string): string => path.join(root, 'node_modules', file);

export type Step = {
  key: string;
  title: string;
  /** Part of `npm test`, of `npm run check`, or of both. */
  of: ('test' | 'check')[];
  /** The steps of a lane run one after another, both lanes beside each other; the last ones then have the machine to themselves. */
  lane: 'checks' | 'tests' | 'last';
  run: () => Promise<Outcome>;
};

/** Remembers the promise of the first call. */
const once = <T>(work: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= work();
    return made;
  };
};

/**
 * The steps of `npm test`, in order. A step without tests of its own is one check.
 * @param options `extra`: further arguments for vitest (file names, `-t`)
 */
export function testSteps(installation: Installation, options: { isQuick: boolean; extra: string[] }): Step[] {
  const { isQuick, extra } = options;
  const { commands, progress } = installation;
  const check =
    (log: string, script: string, args: string[], env?: NodeJS.ProcessEnv) => async (): Promise<Outcome> => {
      const options = { log, cwd: root, limitMs: 10 * MINUTE, ...(env && { env: { ...process.env, ...env } }) };
      const code = await commands.show(process.execPath, [inModules(script), ...args], options);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    };
  const services = once(() =>
    startServices(installation, { settings: VOLATILE, databaseDir: makeMemoryDir(installation.dataDir) }),
  );
  const webBuild = once(() => progress.step('web', (report) => buildWeb({ ...installation, report })));
  const browser = async (
    choose: (means: { commands: Commands; report: Report }) => Promise<string | undefined>,
    as = 'browser',
  ) => {
    let program: string | undefined;
    await progress.step(as, async (report) => {
      program = await choose({ commands, report });
      return program ?? 'none to be had here';
    });
    return program;
  };

  async function unit(): Promise<Outcome> {
    // Without a browser only the render tests are skipped; the browser tests then fail and say why.
    const program = await browser(chromium).catch(() => undefined);
    const env = testEnvironment(installation, await services(), program);
    return runVitest(installation, { args: extra, env });
  }

  /** Tests of `npm run check`: a browser is used where there is one. */
  async function near(): Promise<Outcome> {
    const env = testEnvironment(installation, await services(), findChromium());
    const changed = testsOfChanges(changedFiles(), serverSources(root), root);
    return runVitest(installation, { args: [...GUARDS, ...changed, ...extra], env });
  }

  async function build(): Promise<Outcome> {
    await webBuild();
    return { passed: 1, failed: 0 };
  }

  /** Whether the built files ask for what the oldest promised browsers (`browserslist` in web/package.json) lack. */
  async function browsers(): Promise<Outcome> {
    await webBuild();
    const args = [...LOADER, path.join(root, 'web/build/browser-check/cli/main.ts')];
    const code = await commands.show(process.execPath, args, { log: 'browsers', cwd: root, limitMs: MINUTE });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }

  /** Brings a site of its own and needs no browser, so it fills what the unit tests leave of the processors. */
  async function crawl(): Promise<Outcome> {
    await webBuild();
    const env = testEnvironment(installation, await services(), undefined);
    return runVitest(installation, { args: ['--config', CRAWL_CONFIG, ...extra], env });
  }

  /** Sites for the browser tests, and the browser that visits them. */
  const visited = once(async () => {
    const program = await browser(quickChromium);
    const old = await browser(({ report }) => oldChromium(report), 'old browser');
    const other = await browser(firefox, 'other browser');
    const others = { OLD_CHROME_PATH: old, ...(other && { FIREFOX_PATH: other }) };
    await webBuild();
    return { program, others, sites: await startTestSites(installation, await services(), siteCount(extra)) };
  });

  async function sites(): Promise<Outcome> {
    await visited();
    return { passed: 1, failed: 0 };
  }

  async function e2e(): Promise<Outcome> {
    const { program, others, sites } = await visited();
    const environment = testEnvironment(installation, await services(), program);
    const env = { ...environment, ...others, E2E_SITES: JSON.stringify(sites) };
    return runVitest(installation, { args: ['--config', E2E_CONFIG, ...extra], env });
  }

  return [
    {
      key: 'lint',
      title: 'format and lint',
      of: ['test', 'check'],
      lane: 'checks',
      run: check('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
    },
    {
      key: 'types',
      title: 'types',
      of: ['test', 'check'],
      lane: 'checks',
      run: check('types', 'typescript/bin/tsc', isQuick ? [...TYPES, ...REMEMBERED] : TYPES, SELDOM_COLLECTED),
    },
    {
      key: 'secrets',
      title: 'secrets in files',
      of: ['test'],
      lane: 'checks',
      run: () => scanSecrets(installation),
    },
    {
      key: 'unused',
      title: 'unused code',
      of: ['test', 'check'],
      lane: 'checks',
      run: check('unused', 'knip/bin/knip.js', ['--no-progress']),
    },
    {
      key: 'audit',
      title: 'known holes in packages',
      of: ['test'],
      lane: 'checks',
      run: () => auditPackages(installation),
    },
    { key: 'build', title: 'web build', of: ['test'], lane: 'checks', run: build },
    { key: 'browsers', title: 'old browsers', of: ['test', 'check'], lane: 'checks', run: browsers },
    { key: 'crawl', title: 'walk of a whole site', of: ['test'], lane: 'checks', run: crawl },
    { key: 'sites', title: 'sites for browser tests', of: ['test'], lane: 'checks', run: sites },
    { key: 'unit', title: 'unit and feature tests', of: ['test'], lane: 'tests', run: unit },
    { key: 'near', title: 'web, guards, what changed', of: ['check'], lane: 'last', run: near },
    { key: 'e2e', title: 'browser tests', of: ['test'], lane: 'last', run: e2e },
  ];
}

type VitestRun = { args: string[]; env: NodeJS.ProcessEnv };

async function runVitest({ commands, dataDir }: Installation, { args, env }: VitestRun): Promise<Outcome> {
  const output = path.join(dataDir, `vitest-${process.hrtime.bigint()}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const code = await commands.show(process.execPath, [inModules('vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    cwd: root,
    env,
    limitMs: 60 * MINUTE,
  });
  return countTests(readJson<VitestReport>(output), code);
}

/** A site for each worker; no more than there are files. @param extra a file's name each, or `-t` and a test's name */
function siteCount(extra: string[]): number {
  const files = extra.includes('-t') ? extra.length - 2 : extra.length;
  return Math.min(MOST_SITES, Math.max(FEWEST_SITES, availableParallelism()), files || MOST_SITES);
}

/** Environment of the tests: both roles on the throw-away cluster, the engine, and the browser. */
const testEnvironment = (
  { dataDir }: Installation,
  { database, engine }: Services,
  program: string | undefined,
): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: dataDir,
  TEST_DATABASE_OWNER_URL: database.ownerUrl,
  TEST_DATABASE_URL: database.appUrl,
  MEILI_URL: engine.url,
  MEILI_KEY: engine.masterKey,
  ...(program && { CHROME_PATH: program }),
});
