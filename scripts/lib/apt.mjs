import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isRoot } from './account.mjs';
import { Problem } from './problem.mjs';

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
let listsAreFresh = false;

/** Can packages be installed here without asking anybody anything? */
export const canInstall = () =>
  existsSync('/usr/bin/apt-get') && (isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0);

/** The command as the administrator: as it is for root, through sudo for others. */
const asAdministrator = (command, args) => (isRoot ? [command, args] : ['sudo', ['-n', '-E', command, ...args]]);

/**
 * Installs Debian packages, without those they merely recommend.
 * @param {() => string[]} choose the names, asked after the package lists are fresh
 */
export async function aptInstall(commands, choose, report) {
  const run = (command, args) =>
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
export const packagesNamed = (prefix) => execFileSync('apt-cache', ['pkgnames', prefix]).toString().split('\n');

const CLUSTER_CONFIG = '/etc/postgresql-common/createcluster.conf';

/** Debian's PostgreSQL package makes and starts a cluster of its own on port 5432, unless it is told not to. */
export async function forbidSystemCluster(commands) {
  if (existsSync(CLUSTER_CONFIG)) return;
  const script = `mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > ${CLUSTER_CONFIG}`;
  await commands.run(...asAdministrator('sh', ['-c', script]), { log: 'apt' });
}

/** @throws {Problem} one line that says what a person with the right to do so would type */
export function cannotInstall(what, packages, instead) {
  return new Problem(
    `${what} is missing and cannot be installed without root or sudo. ` +
      `Ask for: sudo apt-get install ${packages}   (or set ${instead})`,
  );
}
