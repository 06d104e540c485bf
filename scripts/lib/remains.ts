import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OWNER_FILE, outsideDirOf, SERVICES_ROOT } from './installation.ts';
import { memoryDirOf } from './memory-dir.ts';

/** Entries that an installation makes in its data directory. Not backups, nor `closed`: a restore closes those accounts again. */
const OWN = new Set([
  ...['pg', 'meili', 'bin', 'logs', 'programs', 'wal', 'unit'],
  ...['images', 'documents', 'licenses', 'sitemaps', 'mail', 'og', 'fonts', 'tiles', 'geo', 'osm'],
  ...['state.json', 'running.json', 'running.json.lock', 'npm.pid', 'backup-contents.json', 'restored-secret'],
]);
const OF_TESTS = /^test-\d+$/;
const OF_RESTORES = /^restore-/;

const OUTSIDE = /^diyar-[0-9a-f]{12}$/;

export type Remains = {
  /** What an installation left, in its folder and outside. */
  own: string[];
  /** Folders outside whose installation is gone: its checkout was deleted or moved as another user. */
  orphans: string[];
  /** Entries of the data directory that stay. */
  strangers: string[];
};

/**
 * What an installation has written on this machine.
 * @param servicesRoot where services keep what they cannot keep in the data directory
 */
export function remainsOf(dataDir: string, servicesRoot = SERVICES_ROOT): Remains {
  const entries = existsSync(path.join(dataDir, 'state.json')) ? readdirSync(dataDir) : [];
  const isOwn = (name: string) => OWN.has(name) || OF_TESTS.test(name) || OF_RESTORES.test(name);
  const outside = [dataDir, ...entries.filter((name) => OF_TESTS.test(name)).map((name) => path.join(dataDir, name))]
    .flatMap((folder) => [outsideDirOf(folder, servicesRoot), memoryDirOf(folder)])
    .filter((folder) => existsSync(folder));
  return {
    own: [...entries.filter(isOwn).map((name) => path.join(dataDir, name)), ...outside],
    orphans: orphansIn(servicesRoot).filter((folder) => !outside.includes(folder)),
    strangers: entries.filter((name) => !isOwn(name)),
  };
}

const orphansIn = (servicesRoot: string): string[] =>
  (existsSync(servicesRoot) ? readdirSync(servicesRoot) : [])
    .filter((name) => OUTSIDE.test(name))
    .map((name) => path.join(servicesRoot, name))
    .filter((folder) => {
      const owner = path.join(folder, OWNER_FILE);
      return existsSync(owner) && !existsSync(readFileSync(owner, 'utf8').trim());
    });
