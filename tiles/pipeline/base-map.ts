import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOUNDS, MAX_ZOOM, SOURCE_LAYERS } from '../src/schema.ts';
import { FONT_FILES } from '../src/style/fonts.ts';
import { type Box, cutTiles } from './cut-tiles.ts';
import { type Area, geoFilePaths, readGeoFiles } from './geo-files.ts';
import { type ArchiveStats, writeArchive } from './pmtiles/archive.ts';
import { offerStreets } from './streets/sources.ts';
import { AREA_FILES, tileLayers } from './tile-layers.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A hash of everything the archive depends on: the input files, this pipeline's own code and the run's options. */
async function fingerprint(inputs: string[], options: string): Promise<string> {
  const code = (await readdir(join(ROOT, 'pipeline'), { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(ROOT, 'pipeline', name));
  const hash = createHash('sha256').update(options);
  for (const path of [...inputs, ...code, join(ROOT, 'src/schema.ts')]) hash.update(await readFile(path));
  return hash.digest('hex');
}

export interface Result {
  path: string;
  /** Undefined when the archive was already up to date. */
  stats?: ArchiveStats;
}

/**
 * Builds `<dataDir>/tiles/base.pmtiles` and puts the label fonts beside it, unless nothing it depends on has changed.
 * `only` is a governorate's key: its box alone is cut, for quick work on the map; `streets` another archive than the one
 * that comes with the project. Throws when the shapes are missing.
 */
export async function buildBaseMap(
  dataDir: string,
  { only, force = false, streets }: { only?: string; force?: boolean; streets?: string } = {},
): Promise<Result> {
  const folder = join(dataDir, 'tiles');
  const path = join(folder, 'base.pmtiles');
  const notePath = join(folder, 'base.json');
  const geo = await readGeoFiles(dataDir);

  await copyFonts(join(folder, 'fonts'));
  await offerStreets(folder, streets);
  const hash = await fingerprint(
    [...geoFilePaths(dataDir), ...AREA_FILES],
    JSON.stringify({ only, MAX_ZOOM, SOURCE_LAYERS }),
  );
  if (!force && (await isCurrent(path, notePath, hash))) return { path };

  const box = only ? boxOfGovernorate(geo.governorates, only) : BOUNDS;
  const stats = await writeArchive(path, cutTiles(await tileLayers(geo), { box }), {
    bounds: box,
    center: { lng: (box[0] + box[2]) / 2, lat: (box[1] + box[3]) / 2, zoom: 6 },
    metadata: {
      name: 'Diyar base map',
      description: 'Schematic: computed shapes and hand-drawn surroundings, see tiles/README.md',
      vector_layers: SOURCE_LAYERS.map((id) => ({ id, fields: {} })),
    },
  });
  await writeFile(notePath, `${JSON.stringify({ fingerprint: hash, ...stats })}\n`);
  return { path, stats };
}

async function isCurrent(path: string, notePath: string, hash: string): Promise<boolean> {
  const [archive, note] = await Promise.all([
    stat(path).catch(() => undefined),
    readFile(notePath, 'utf8').catch(() => '{}'),
  ]);
  if (!archive) return false;
  const { fingerprint: known, bytes } = JSON.parse(note) as { fingerprint?: string; bytes?: number };
  return known === hash && bytes === archive.size;
}

/** The same files the web bundle uses, under stable names, for styles that are not built by Vite. */
async function copyFonts(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const { file, from } of FONT_FILES) await copyFile(resolve(from), join(folder, file));
}

function boxOfGovernorate(governorates: Area[], key: string): Box {
  const found = governorates.find((area) => area.properties.key === key);
  if (!found)
    throw new Error(`No governorate "${key}"; one of ${governorates.map((area) => area.properties.key).join(', ')}`);
  const numbers = found.geometry.coordinates.flat(4) as number[];
  const lngs = numbers.filter((_, i) => i % 2 === 0);
  const lats = numbers.filter((_, i) => i % 2 === 1);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
