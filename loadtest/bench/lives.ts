import { spawnSync } from 'node:child_process';

// npm run load -- lives      2,000 lives of thirty acts; LIVES=…, LIVES_SEED=…, LIVES_BESIDE=…, LIVES_WITHOUT=all (mutations)
const { LIVES = '2000', LIVES_SEED = String(Date.now() % 1_000_000) } = process.env;
console.log(`lives by the seed ${LIVES_SEED}`);
const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'unit', 'api/src/life/lives.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, LIVES, LIVES_SEED },
});
process.exit(status ?? 1);
