import path from 'node:path';
import { execa } from 'execa';
import { root as checkout } from './root.ts';
import type { Outcome } from './test-report.ts';

const LIMIT_MS = 5 * 60_000;
/** The program's time grows with the square of their number: 3,000 took 38 s, ten times 300 take 6. */
const FILES_AT_ONCE = 300;
const PROGRAM = path.join(checkout, 'node_modules/secretlint/bin/secretlint.js');
const RULES = path.join(checkout, '.secretlintrc.json');
/** Pictures, letters and maps, and the list of packages, whose digests are no secrets. */
const NOT_READ = /\.(?:png|webp|avif|jpe?g|ico|woff2?|pmtiles|pbf)$|(?:^|\/)package-lock\.json$/;

/** Looks for keys and passwords of known services in what git tracks or would track. Findings are printed masked. */
export async function scanSecrets({ root }: { root: string }): Promise<Outcome> {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = await execa('git', listing, { cwd: root });
  const files = listed.stdout.split('\0').filter((file) => file !== '' && !NOT_READ.test(file));
  let failed = 0;
  for (let from = 0; from < files.length; from += FILES_AT_ONCE) {
    const args = [PROGRAM, '--no-glob', '--secretlintrc', RULES, ...files.slice(from, from + FILES_AT_ONCE)];
    const scan = await execa(process.execPath, args, { cwd: root, timeout: LIMIT_MS, reject: false });
    if (scan.exitCode === 0) continue;
    console.error(scan.stdout || scan.shortMessage);
    failed = 1;
  }
  return { passed: 1 - failed, failed };
}
