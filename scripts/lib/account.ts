import { chownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execaSync } from 'execa';

/** Whom a process runs as; undefined for the launcher's own user. */
export type Account = { uid: number; gid: number } | undefined;

export const isRoot = process.getuid?.() === 0;

/** uid and gid of a local account, undefined when there is none of that name. */
function accountNamed(name: string): Account {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((entry) => entry[0] === name);
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/**
 * Whom the database and the search engine run as when root starts them: whoever owns the data already, else `postgres`,
 * else `nobody`. Undefined for any other user: then they run as that user.
 */
export function serviceAccount(existingDirectory?: string): Account {
  if (!isRoot) return undefined;
  const owner = existingDirectory && lstatSync(existingDirectory, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return accountNamed('postgres') ?? accountNamed('nobody');
}

/** Can the account walk down to this directory? (A checkout under /root usually cannot be reached.) */
export const canReach = (account: Account, directory: string): boolean =>
  !account || execaSync('test', ['-x', directory], { ...account, cwd: '/', reject: false }).exitCode === 0;

/** Gives a directory and everything in it to the account, once. */
export function giveTo(account: Account, directory: string): void {
  if (!account || lstatSync(directory).uid === account.uid) return;
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) giveTo(account, full);
    else chownSync(full, account.uid, account.gid);
  }
  chownSync(directory, account.uid, account.gid);
}
