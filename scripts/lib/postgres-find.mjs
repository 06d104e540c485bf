import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Looks for PostgreSQL server programs that have PostGIS beside them.
 * @param {string} [major] take this major version only (a cluster can be opened by no other)
 * @returns {{ bin: string, major: string } | undefined} the newest found; `PG_BIN` in the environment wins
 */
export function findPostgres(major) {
  const candidates = process.env.PG_BIN ? [process.env.PG_BIN] : [...debianFolders(), ...otherFolders()];
  return candidates
    .filter((bin) => existsSync(path.join(bin, 'postgres')) && existsSync(path.join(bin, 'initdb')))
    .map((bin) => ({ bin, major: outputOf(path.join(bin, 'postgres'), '-V')?.match(/\d+/)?.[0] }))
    .find((found) => found.major && (!major || found.major === major) && hasPostgis(found));
}

const debianFolders = () =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));

const otherFolders = () =>
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
  ].filter(Boolean);

function hasPostgis({ bin, major }) {
  const pgConfig = path.join(bin, 'pg_config');
  const shares = [
    existsSync(pgConfig) && outputOf(pgConfig, '--sharedir'),
    `/usr/share/postgresql/${major}`,
    path.join(bin, '../share/postgresql'),
    path.join(bin, '../share'),
  ];
  return shares.some((share) => share && existsSync(path.join(share, 'extension/postgis.control')));
}

function outputOf(command, argument) {
  try {
    return execFileSync(command, [argument], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}
