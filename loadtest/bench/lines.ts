import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// npm run load -- lines      the lines of the acceptance list that no change of trade or of life may move; NAMES=L1,S18 some of them
process.env.TEST_DATABASE_OWNER_URL ??= process.env.DATABASE_OWNER_URL;
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;

/** A fault test by its file, or tests by the beginnings of their files. */
const LINES: Record<string, string | readonly string[]> = {
  L1: 'loadtest/faults/l1.ts',
  L2: ['api/src/features/ledger/', 'api/src/features/payments/payments.test'],
  L3: ['api/src/lib/idempotency.test', 'api/src/features/credits/credits.test'],
  L4: ['api/src/features/ledger/', 'api/src/features/payments/payments.test'],
  L5: ['api/src/features/credits/credits.test', 'api/src/rules/money.test', 'api/src/features/payments/payments.test'],
  R11: 'loadtest/faults/r11.ts',
  S1: ['api/src/authorisation'],
  S14: ['api/src/features/profile/', 'api/src/features/retention/erasure/', 'api/src/exports.test'],
  S18: ['api/src/features/listings/point-stays-inside.test'],
  S20: ['api/src/features/subscriptions/no-cheaper-way.test', 'api/src/features/quotas/', 'api/src/features/boosts/'],
};

const { NAMES = Object.keys(LINES).join() } = process.env;
const asked = Object.entries(LINES).filter(([name]) => NAMES.split(',').includes(name));
const files = [...new Set(asked.flatMap(([, of]) => of))];
const passed: Record<string, boolean> = {};

const run = (args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
for (const [name, file] of asked) if (typeof file === 'string') passed[name] = run(['--import', 'tsx', file]);

type Results = { testResults: { name: string; assertionResults: { status: string }[]; status: string }[] };
const tests = files.filter((file) => !file.startsWith('loadtest/'));
if (tests.length > 0) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
  const report = path.join(folder, 'report.json');
  run(['scripts/run.mjs', 'unit', ...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const { testResults }: Results = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  for (const [name, of] of asked) {
    if (typeof of === 'string') continue;
    const own = testResults.filter((result) => of.some((start) => result.name.includes(start)));
    const counts = own.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
    const good = counts.filter((status) => status === 'passed').length;
    passed[name] = own.length > 0 && good === counts.length && own.every(({ status }) => status === 'passed');
    console.log(`${name}  ${good} of ${counts.length} tests`);
  }
}
for (const [name] of asked) console.log(`${name}  ${passed[name] ? 'PASS' : 'FAIL'}`);
process.exit(Object.values(passed).every(Boolean) ? 0 : 1);
