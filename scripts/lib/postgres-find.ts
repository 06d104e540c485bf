import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { execaSync } from 'execa';

const DEBIAN = '/usr/lib/postgresql';
/** The version that Debian 12 brings, and that tests and `compose.yaml` run; any newer one works. */
const TESTED = 15;

export type PostgresPrograms = { bin: string; major: string };

/**
 * Looks for PostgreSQL server programs that have PostGIS beside them.
 * @param major take this major version only (a cluster can be opened by no other)
 * @returns 15 if it is here, else the newest found; `PG_BIN` in the environment wins
 */
export function findPostgres(major?: string): PostgresPrograms | undefined {
  const candidates = process.env.PG_BIN ? [process.env.PG_BIN] : [...debianFolders(), ...otherFolders()];
  return candidates
    .filter((bin) => existsSync(path.join(bin, 'postgres')) && existsSync(path.join(bin, 'initdb')))
    .map((bin) => ({ bin, major: outputOf(path.join(bin, 'postgres'), '-V')?.match(/\d+/)?.[0] ?? '' }))
    .find((found) => found.major && (!major || found.major === major) && hasPostgis(found));
}

const debianFolders = (): string[] =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .sort((a, b) => Number(Number(b) === TESTED) - Number(Number(a) === TESTED) || Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));

const otherFolders = (): string[] =>
  [
    outputOf('pg_config', '--bindir'),
    ...['18', '17', '16', '15'].flatMap((version) => [
      `/usr/pgsql-${version}/bin`,
      `/opt/homebrew/opt/postgresql@${version}/bin`,
      `/usr/local/opt/postgresql@${version}/bin`,
    ]),
    '/usr/local/pgsql/bin',
    '/usr/local/bin',
    '/usr/bin',
  ].filter((folder) => folder !== undefined);

function hasPostgis({ bin, major }: PostgresPrograms): boolean {
  const pgConfig = path.join(bin, 'pg_config');
  const shares = [
    existsSync(pgConfig) && outputOf(pgConfig, '--sharedir'),
    `/usr/share/postgresql/${major}`,
    path.join(bin, '../share/postgresql'),
    path.join(bin, '../share'),
  ];
  return shares.some((share) => share && existsSync(path.join(share, 'extension/postgis.control')));
}

const outputOf = (command: string, argument: string): string | undefined =>
  execaSync(command, [argument], { stdin: 'ignore', stderr: 'ignore', reject: false }).stdout || undefined;
