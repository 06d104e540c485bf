import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

/** Where packages put tilemaker's own OpenMapTiles profile: Debian, then an installation from source. */
const PROFILES = [
  '/usr/share/doc/tilemaker/examples',
  '/usr/share/tilemaker/resources',
  '/usr/share/tilemaker',
  '/usr/local/share/tilemaker/resources',
  '/usr/local/share/tilemaker',
];
const NAMES = fileURLToPath(new URL('../../streets/names.lua', import.meta.url));

export interface Tilemaker {
  program: string;
  /** The folder of `config-openmaptiles.json` and `process-openmaptiles.lua`. */
  profile: string;
}

interface ProfileConfig {
  layers: Record<string, { source?: string }>;
  settings: Record<string, unknown>;
}

/** The installed tilemaker; throws one sentence that says how to get it. */
export async function findTilemaker({ program = 'tilemaker', profile }: Partial<Tilemaker> = {}): Promise<Tilemaker> {
  const isThere = await run(program, ['--help']).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    throw new Error(
      `${program} is not installed: apt-get install tilemaker (Debian, Ubuntu), or TILEMAKER=/path/to/tilemaker. See tiles/README.md`,
    );
  }
  for (const folder of profile ? [profile] : PROFILES) {
    const found = await access(join(folder, 'process-openmaptiles.lua')).then(
      () => true,
      () => false,
    );
    if (found) return { program, profile: folder };
  }
  throw new Error(
    'tilemaker’s OpenMapTiles profile was not found: TILEMAKER_PROFILE=/folder/of/process-openmaptiles.lua. See tiles/README.md',
  );
}

interface Job {
  pbf: string;
  /** Emptied and filled with `z/x/y.pbf`: all versions write a folder, only newer ones an archive. */
  folder: string;
  workDir: string;
  onLine?: (line: string) => void;
}

/** Cuts an extract of OpenStreetMap into tiles of the OpenMapTiles schema. */
export async function cutExtract({ program, profile }: Tilemaker, job: Job): Promise<void> {
  const stock = JSON.parse(await readFile(join(profile, 'config-openmaptiles.json'), 'utf8')) as ProfileConfig;
  // Layers from shapefiles are of the whole world and not part of an extract; sea and land are ours.
  const layers = Object.fromEntries(Object.entries(stock.layers).filter(([, { source }]) => source === undefined));
  const config = join(job.workDir, 'config.json');
  await writeFile(config, JSON.stringify({ layers, settings: { ...stock.settings, compress: 'none' } }));
  const process = join(job.workDir, 'process.lua');
  const parts = [join(profile, 'process-openmaptiles.lua'), NAMES];
  await writeFile(process, parts.map((part) => `dofile(${JSON.stringify(part)})\n`).join(''));
  await run(
    program,
    ['--input', job.pbf, '--output', job.folder, '--config', config, '--process', process],
    job.onLine,
  );
}
