import { execFileSync } from 'node:child_process';
import { root } from './root.ts';

/** Tests that hold for all of the code, whatever changed: routes and rights, texts, import law, rows of tables. */
export const GUARDS = [
  'web/',
  'api/src/authorisation',
  'api/src/contracts',
  'api/src/published-contract',
  'api/src/error-codes',
  'api/src/sign-in-changes',
  'api/src/features/retention/erasure',
  'db/src/rows',
  'db/src/schema',
  'db/src/settings',
  'scripts/',
];

const git = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** The commit at which this branch left the main one, so that changes are what it adds; without a main branch the last commit. */
const leftMain = (): string =>
  ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch)).find(Boolean) ?? 'HEAD';

/** Files of the project that this branch, or its work tree, changes, adds or deletes. */
export const changedFiles = (): string[] =>
  [git('diff', '--name-only', leftMain()), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names?.split('\n') ?? [])
    .filter(Boolean);
