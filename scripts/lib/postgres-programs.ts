import { aptInstall, canInstall, cannotInstall, forbidSystemCluster, packagesNamed } from './apt.ts';
import type { Commands } from './commands.ts';
import { findPostgres, type PostgresPrograms } from './postgres-find.ts';
import { Problem } from './problem.ts';
import type { Report } from './progress.ts';

const PACKAGE = /^postgresql-(\d+)-postgis-3$/;

/**
 * Says what is missing before anything slow begins.
 * @throws {Problem} when PostgreSQL is neither here nor can be installed
 */
export function expectPostgres(major: string | undefined): void {
  if (findPostgres(major)) return;
  const wanted = `PostgreSQL${major ? ` ${major}` : ''} with PostGIS`;
  if (process.env.PG_BIN) throw new Problem(`PG_BIN=${process.env.PG_BIN} holds no ${wanted}.`);
  if (!canInstall()) throw cannotInstall(wanted, 'postgresql postgresql-postgis', 'DATABASE_URL');
}

type Wanted = { commands: Commands; major: string | undefined; report: Report };

/** Finds PostgreSQL with PostGIS, or installs it. `major`: the version an existing cluster needs. */
export async function postgresPrograms({ commands, major, report }: Wanted): Promise<PostgresPrograms> {
  const found = findPostgres(major);
  if (found) return found;
  expectPostgres(major);
  report('installing PostgreSQL and PostGIS');
  await forbidSystemCluster(commands);
  await aptInstall(commands, () => packagesFor(major), report);
  const installed = findPostgres(major);
  if (!installed) throw new Problem('PostgreSQL was installed, but its programs were not found. Set PG_BIN.');
  return installed;
}

function packagesFor(major: string | undefined): string[] {
  const versions = packagesNamed('postgresql-')
    .map((name) => PACKAGE.exec(name)?.[1])
    .filter((version) => version && (!major || version === major));
  const newest = Math.max(...versions.map(Number));
  if (!Number.isFinite(newest)) {
    throw new Problem(
      `This system offers no package for PostgreSQL${major ? ` ${major}` : ''} with PostGIS. Set PG_BIN or DATABASE_URL.`,
    );
  }
  return [`postgresql-${newest}`, `postgresql-${newest}-postgis-3`];
}
