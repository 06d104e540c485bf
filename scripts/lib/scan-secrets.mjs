import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LIMIT_MS = 5 * 60_000;
const PROGRAM = fileURLToPath(new URL('../../node_modules/secretlint/bin/secretlint.js', import.meta.url));
const RULES = fileURLToPath(new URL('../../.secretlintrc.json', import.meta.url));
/** Pictures, letters and maps, and the list of packages, whose digests are no secrets. */
const NOT_READ = /\.(?:png|webp|avif|jpe?g|ico|woff2?|pmtiles|pbf)$|(?:^|\/)package-lock\.json$/;

/**
 * Looks for keys and passwords of known services in what git tracks or would track. Findings are printed masked.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function scanSecrets({ root }) {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const files = listed.stdout.split('\0').filter((file) => file !== '' && !NOT_READ.test(file));
  try {
    await run(process.execPath, [PROGRAM, '--no-glob', '--secretlintrc', RULES, ...files], {
      cwd: root,
      timeout: LIMIT_MS,
      maxBuffer: 2 ** 26,
    });
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error.stdout || error.message);
    return { passed: 0, failed: 1 };
  }
}
