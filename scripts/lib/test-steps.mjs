import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { auditPackages } from './audit-packages.mjs';
import { chromium, findChromium, quickChromium } from './chromium.mjs';
import { readJson } from './files.mjs';
import { root } from './installation.mjs';
import { VOLATILE } from './postgres.mjs';
import { scanSecrets } from './scan-secrets.mjs';
import { startServices } from './services.mjs';
import { countTests } from './test-report.mjs';
import { startTestSites } from './test-site.mjs';
import { buildWeb } from './web-build.mjs';

const MINUTE = 60_000;
const E2E_CONFIG = 'web/e2e/vitest.config.ts';
// A story keeps a core busy, its browser and its site together, and takes a gigabyte of memory.
const MOST_SITES = 4;
const inModules = (file) => path.join(root, 'node_modules', file);

/** Remembers the promise of the first call. */
const once = (work) => {
  let made;
  return () => {
    made ??= work();
    return made;
  };
};

/**
 * The steps of `npm test`, in order: `{ key, title, isQuick, run }`. `run` resolves with `{passed, failed, …}`; a step
 * without tests of its own is one check.
 * @param {{ isQuick: boolean, extra: string[] }} options `extra`: further arguments for vitest (file names, `-t`)
 */
export function testSteps(installation, { isQuick, extra }) {
  const { commands, progress } = installation;
  const check = (script, args) => async () => {
    const code = await commands.show(process.execPath, [inModules(script), ...args], {
      cwd: root,
      limitMs: 3 * MINUTE,
    });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
  const services = once(() => startServices(installation, { settings: VOLATILE }));
  const webBuild = () => progress.step('web', (report) => buildWeb({ ...installation, report }));
  const browser = async (choose) => {
    let program;
    await progress.step('browser', async (report) => {
      program = await choose({ commands, report });
      return program;
    });
    return program;
  };

  async function unit() {
    // Without a browser only the render tests are skipped; the browser tests then fail and say why.
    const program = isQuick ? findChromium() : await browser(chromium).catch(() => undefined);
    const env = testEnvironment(installation, await services(), program);
    return runVitest(installation, { args: extra, env });
  }

  async function build() {
    await webBuild();
    return { passed: 1, failed: 0 };
  }

  async function e2e() {
    if (!existsSync(path.join(root, E2E_CONFIG))) return { passed: 0, failed: 0, note: 'there are none' };
    const env = testEnvironment(installation, await services(), await browser(quickChromium));
    await webBuild();
    const sites = await startTestSites(installation, await services(), siteCount(extra));
    env.E2E_SITES = JSON.stringify(sites);
    return runVitest(installation, { args: ['--config', E2E_CONFIG, ...extra], env });
  }

  const lint = ['@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']];
  return [
    { key: 'lint', title: 'format and lint', isQuick: true, run: check(...lint) },
    {
      key: 'types',
      title: 'types',
      isQuick: true,
      run: check('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']),
    },
    { key: 'unused', title: 'unused code', isQuick: false, run: check('knip/bin/knip.js', ['--no-progress']) },
    { key: 'audit', title: 'known holes in packages', isQuick: false, run: () => auditPackages(installation) },
    { key: 'secrets', title: 'secrets in files', isQuick: false, run: () => scanSecrets(installation) },
    { key: 'unit', title: 'unit and feature tests', isQuick: true, run: unit },
    { key: 'build', title: 'web build', isQuick: false, run: build },
    { key: 'e2e', title: 'browser tests', isQuick: false, run: e2e },
  ];
}

async function runVitest({ commands, dataDir }, { args, env }) {
  const output = path.join(dataDir, `vitest-${process.hrtime.bigint()}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const code = await commands.show(process.execPath, [inModules('vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    cwd: root,
    env,
    limitMs: 60 * MINUTE,
  });
  return countTests(readJson(output), code);
}

/** One for each worker; no more than there are files. @param {string[]} extra a file's name each, or `-t` and a test's name */
function siteCount(extra) {
  const files = extra.includes('-t') ? extra.length - 2 : extra.length;
  return Math.min(MOST_SITES, Math.max(2, availableParallelism()), files || MOST_SITES);
}

/** What tests find in their environment: both roles on the throw-away cluster, the engine, and the browser. */
const testEnvironment = ({ dataDir }, { database, engine }, program) => ({
  ...process.env,
  DATA_DIR: dataDir,
  TEST_DATABASE_OWNER_URL: database.ownerUrl,
  TEST_DATABASE_URL: database.appUrl,
  MEILI_URL: engine.url,
  MEILI_KEY: engine.masterKey,
  ...(program && { CHROME_PATH: program }),
});
