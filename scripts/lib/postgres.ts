import path from 'node:path';
import { serviceAccount } from './account.ts';
import type { Installation } from './installation.ts';
import { clusterVersion, createCluster, OWNER, resetOwnerPassword } from './postgres-cluster.ts';
import { clearLeftovers } from './postgres-leftovers.ts';
import { expectPostgres, postgresPrograms } from './postgres-programs.ts';
import type { Report } from './progress.ts';
import { databaseUrl, type Query, withConnection } from './sql.ts';

export const APP = 'diyar_app';
const DATABASE = 'diyar';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  // What the log of changes may take up for a backup process that is away (BACKUP_TO).
  max_slot_wal_keep_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
};

/**
 * PostgreSQL repeats rows, statements and their values with an error: e-mails and telephones. The error's first line and
 * its time remain; on the command line these win over every file of an existing cluster.
 */
const PRIVATE_LOG = {
  log_destination: 'stderr',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_duration: 'off',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_transaction_sample_rate: '0',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** Throw-away clusters: nothing is worth waiting for a disk. */
export const VOLATILE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Both roles' ways into a database. */
export type Database = { ownerUrl: string; appUrl: string };
type Means = Pick<Installation, 'serviceDir' | 'state' | 'commands' | 'supervisor' | 'choosePort'> & {
  settings?: Record<string, string>;
  /** Speaks through a file beside the data, which costs less than TCP; for short paths, since the file's may not exceed 107 bytes. */
  hasSocket?: boolean;
  report: Report;
};

/** Asks for what `startPostgres` needs. @throws {Problem} when it can be neither found nor installed */
export const checkPostgres = ({ serviceDir }: Pick<Installation, 'serviceDir'>): void =>
  expectPostgres(clusterVersion(path.join(serviceDir, 'pg')));

/**
 * Brings up the private cluster in `<serviceDir>/pg`: installs, creates and starts what is missing, and makes the
 * application role and the database.
 */
export async function startPostgres(means: Means): Promise<Database & { major: string; port: number }> {
  const { serviceDir, state, commands, supervisor, choosePort, settings, hasSocket, report } = means;
  const pgDir = path.join(serviceDir, 'pg');
  const programs = await postgresPrograms({ commands, major: clusterVersion(pgDir), report });
  // Asked only now: installing PostgreSQL is what makes the account `postgres`.
  const account = serviceAccount(pgDir);
  const password = state.values.ownerPassword;
  if (!clusterVersion(pgDir)) {
    report('creating a private cluster');
    await createCluster({ programs, pgDir, account, password, commands });
  } else if (state.isNew) {
    await clearLeftovers(pgDir);
    resetOwnerPassword({ programs, pgDir, account, password });
  }

  const port = await choosePort('postgres');
  const socketDir = hasSocket ? pgDir : '';
  const urlOf = (role: string, secret: string, database: string) =>
    databaseUrl({ role, password: secret, port, database, socketDir });
  const adminUrl = urlOf(OWNER, password, 'postgres');
  const sockets = { unix_socket_directories: socketDir };
  const options = Object.entries({ ...SETTINGS, ...sockets, ...settings, ...PRIVATE_LOG }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  report('starting PostgreSQL');
  await supervisor.start({
    name: 'postgres',
    layer: 0,
    prepare: () => clearLeftovers(pgDir),
    command: () => [path.join(programs.bin, 'postgres'), ['-D', pgDir, '-p', String(port), ...options]],
    options: { ...account, cwd: serviceDir, env: { PATH: process.env.PATH, LC_ALL: 'C' } },
    signal: 'SIGINT',
    graceMs: 4_000,
    isReady: () => withConnection(adminUrl, () => true),
    readyMs: 120_000,
  });
  await prepareDatabase(adminUrl, state.values.appPassword);
  return {
    ownerUrl: urlOf(OWNER, password, DATABASE),
    appUrl: urlOf(APP, state.values.appPassword, DATABASE),
    major: programs.major,
    port,
  };
}

/** The passwords are hexadecimal digits of our own making, so they need no quoting. */
async function prepareDatabase(adminUrl: string, appPassword: string): Promise<void> {
  await withConnection(adminUrl, async (query) => {
    const [role] = await query('select 1 from pg_roles where rolname = $1', [APP]);
    const rights = `login password '${appPassword}' nosuperuser nocreatedb nocreaterole noreplication`;
    await query(`${role ? 'alter' : 'create'} role ${APP} with ${rights}`);
    const [database] = await query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!database) await query(`create database ${DATABASE} owner ${OWNER}`);
    await closeToOthers(query, DATABASE);
  });
}

async function closeToOthers(query: Query, database: string): Promise<void> {
  await query(`revoke all on database ${database} from public`);
  await query(`grant connect, temporary on database ${database} to ${APP}`);
}

/** A second database with what the first holds, which nobody may be using meanwhile. */
export async function copyDatabase({ ownerUrl, appUrl }: Database, name: string): Promise<Database> {
  const beside = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  await withConnection(beside(ownerUrl, 'postgres'), async (query) => {
    await query(`create database ${name} template ${DATABASE} owner ${OWNER}`);
    await closeToOthers(query, name);
  });
  return { ownerUrl: beside(ownerUrl, name), appUrl: beside(appUrl, name) };
}
