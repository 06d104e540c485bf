import { existsSync } from 'node:fs';
import { execaSync } from 'execa';
import { isRoot } from './account.ts';
import type { Commands } from './commands.ts';
import { Problem } from './problem.ts';
import type { Report } from './progress.ts';

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
let listsAreFresh = false;

/** Can packages be installed here without asking anybody anything? */
export const canInstall = (): boolean =>
  existsSync('/usr/bin/apt-get') && (isRoot || execaSync('sudo', ['-n', 'true'], { reject: false }).exitCode === 0);

/** The command as the administrator: as it is for root, through sudo for others. */
const asAdministrator = (command: string, args: string[]): [string, string[]] =>
  isRoot ? [command, args] : ['sudo', ['-n', '-E', command, ...args]];

/** Installs Debian packages, without those they merely recommend. `choose` is asked after the package lists are fresh. */
export async function aptInstall(commands: Commands, choose: () => string[], report: Report): Promise<void> {
  const run = (command: string, args: string[]) =>
    commands.run(...asAdministrator(command, args), {
      log: 'apt',
      report,
      outlivesUs: true,
      env: environment,
      fails: 'The package manager failed',
    });
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  if (!listsAreFresh) await run('apt-get', [...wait, 'update', '-q']);
  listsAreFresh = true;
  const install = () =>
    run('apt-get', [
      ...wait,
      ...['-o', 'Dpkg::Options::=--force-confold', 'install', '-q', '-y', '--no-install-recommends', ...choose()],
    ]);
  try {
    await install();
  } catch {
    // An earlier run may have been killed between unpacking and configuring.
    await run('dpkg', ['--configure', '-a', '--force-confold']);
    await install();
  }
}

/** All package names that apt knows with this beginning. */
export const packagesNamed = (prefix: string): string[] =>
  execaSync('apt-cache', ['pkgnames', prefix]).stdout.split('\n');

const CLUSTER_CONFIG = '/etc/postgresql-common/createcluster.conf';

/** Debian's PostgreSQL package makes and starts a cluster of its own on port 5432, unless it is told not to. */
export async function forbidSystemCluster(commands: Commands): Promise<void> {
  if (existsSync(CLUSTER_CONFIG)) return;
  const script = `mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > ${CLUSTER_CONFIG}`;
  await commands.run(...asAdministrator('sh', ['-c', script]), { log: 'apt' });
}

/** A line that says what a person with the right to do so would type. */
export function cannotInstall(what: string, packages: string, instead: string): Problem {
  return new Problem(
    `${what} is missing and cannot be installed without root or sudo. ` +
      `Ask for: sudo apt-get install ${packages}   (or set ${instead})`,
  );
}
