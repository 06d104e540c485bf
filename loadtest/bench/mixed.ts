import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { target } from '../lib/target.ts';

// Visitors who browse, ten minutes of twenty at once: k6's own scenario, run like every other bench. What follows the name goes
// to k6 (`npm run load -- mixed --vus 5 --duration 30s` is the quick look). A broken threshold ends it with status 99, k6's own.
const SCENARIO = fileURLToPath(new URL('../scenarios/mixed.js', import.meta.url));
const k6 = process.env.K6 ?? 'k6';

const run = spawn(k6, ['run', SCENARIO, '-e', `SITE_URL=${target.site}`, ...process.argv.slice(3)], {
  stdio: 'inherit',
});
process.exitCode = await new Promise<number>((resolve, reject) => {
  run.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(missing()) : reject(error)));
  run.once('exit', (code) => resolve(code ?? 1));
});

function missing(): number {
  console.error(
    `There is no program ${k6} here. k6 is a program of its own, no package of npm: install it as grafana.com/docs/k6 says, or name it with K6=/path/to/k6.`,
  );
  return 1;
}
