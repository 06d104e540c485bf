import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArchiveStats } from '../pmtiles/archive.ts';
import { cutOut } from './cut-out.ts';
import { packExtract } from './pack.ts';
import { run } from './run.ts';
import { CUT, SHIPPED } from './sources.ts';
import type { Tilemaker } from './tilemaker.ts';

/** `homs-streets-2023.osm.pbf`: what it holds and the year of its state are in an extract's name. */
const EXTRACT = /-(?<content>streets|buildings|areas-water)-(?<year>\d{4})\.osm\.pbf$/;

/**
 * Makes the archives of streets that come with the project, of the extracts in a folder: the country's, and the small cut
 * of it that tests use. The same extracts give the same bytes. Needs osmium beside tilemaker.
 */
export async function shipStreets(
  folder: string,
  { tilemaker, onLine }: { tilemaker: Tilemaker; onLine?: (line: string) => void },
): Promise<ArchiveStats> {
  const names = (await readdir(folder)).filter((name) => EXTRACT.test(name)).sort();
  if (names.length === 0) throw new Error(`${folder} has no extract named like homs-streets-2023.osm.pbf`);
  const workDir = await mkdtemp(join(tmpdir(), 'ship-streets-'));
  try {
    const [merged, pbf] = [join(workDir, 'merged.osm.pbf'), join(workDir, 'renumbered.osm.pbf')];
    await osmium('merge', ...names.map((name) => join(folder, name)), '-o', merged);
    // numbers from 1 on: tilemaker holds ten gigabytes for sparse ones, half of one for these
    await osmium('renumber', merged, '-o', pbf);
    const { stats } = await packExtract({ pbf, tilemaker, path: SHIPPED, name: nameOf(names), workDir, onLine });
    await cutOut(SHIPPED, CUT);
    return stats;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

const osmium = (...args: string[]) =>
  run('osmium', args).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error('osmium is not installed: apt-get install osmium-tool');
    throw error;
  });

/** `Syria, OpenStreetMap: areas-water 2021, buildings 2021, streets 2023` */
function nameOf(files: readonly string[]): string {
  const contents = files.map((file) => EXTRACT.exec(file)?.groups).map((found) => `${found?.content} ${found?.year}`);
  return `Syria, OpenStreetMap: ${[...new Set(contents)].sort().join(', ')}`;
}
