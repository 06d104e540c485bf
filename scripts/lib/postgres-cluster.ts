import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execaSync } from 'execa';
import type { Account } from './account.ts';
import type { Commands } from './commands.ts';
import { readText } from './files.ts';
import type { PostgresPrograms } from './postgres-find.ts';

export const OWNER = 'diyar_owner';

/** The major version that made the cluster; undefined while there is none. */
export const clusterVersion = (pgDir: string): string | undefined => readText(path.join(pgDir, 'PG_VERSION'))?.trim();

type Cluster = { programs: PostgresPrograms; pgDir: string; account: Account; password: string };

/**
 * Makes a cluster whose superuser is the owner role. It is built beside its place and moved there when complete, so a
 * killed run leaves nothing half made. C.UTF-8: the same order of text on every machine (Arabic is sorted explicitly).
 */
export async function createCluster(cluster: Cluster & { commands: Commands }): Promise<void> {
  const { programs, pgDir, account, password, commands } = cluster;
  const building = `${pgDir}.building`;
  const passwordFile = `${pgDir}.password`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { mode: 0o700 });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) for (const file of [building, passwordFile]) chownSync(file, account.uid, account.gid);
  const initdb = (locale: string) =>
    commands.run(
      path.join(programs.bin, 'initdb'),
      [
        ...['-D', building, '-U', OWNER, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'],
        ...[`--locale=${locale}`, '--data-checksums', '--no-instructions'],
      ],
      { log: 'postgres', cwd: path.dirname(pgDir), ...account, fails: 'The database could not be created' },
    );
  try {
    await initdb(hasLocale('C.UTF-8') ? 'C.UTF-8' : 'C');
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(pgDir, { recursive: true, force: true });
  renameSync(building, pgDir);
  chmodSync(pgDir, 0o700);
}

const hasLocale = (name: string): boolean =>
  /^c\.utf-?8$/im.test(execaSync('locale', ['-a'], { reject: false }).stdout || name);

/** Sets the owner's password without knowing the old one (the state file was lost): the server must not be running. */
export function resetOwnerPassword({ programs, pgDir, account, password }: Cluster): void {
  if (!existsSync(path.join(pgDir, 'PG_VERSION'))) return;
  execaSync(path.join(programs.bin, 'postgres'), ['--single', '-D', pgDir, 'postgres'], {
    ...account,
    cwd: pgDir,
    reject: false,
    input: `alter role ${OWNER} with superuser login password '${password}'\n`,
  });
}
