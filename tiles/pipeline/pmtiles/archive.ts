import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { type Entry, encodeDirectories } from './directory.ts';
import { encodeHeader, HEADER_BYTES, type Header } from './header.ts';

export interface Tile {
  z: number;
  x: number;
  y: number;
  /** Uncompressed vector tile */
  data: Uint8Array;
}

export interface ArchiveInfo {
  bounds: Header['bounds'];
  center: Header['center'];
  /** Free JSON: name, attribution, vector_layers */
  metadata: Record<string, unknown>;
}

export interface ArchiveStats {
  tiles: number;
  entries: number;
  contents: number;
  bytes: number;
}

/**
 * Writes one PMTiles v3 archive. Equal tiles are stored once and neighbours of equal content become one entry; tiles may
 * come in any order. The file appears whole under `path` or not at all: readers of an older one keep theirs.
 */
export async function writeArchive(path: string, tiles: Iterable<Tile>, info: ArchiveInfo): Promise<ArchiveStats> {
  const { placed, contents, zooms } = collect(tiles);
  const { entries, data } = layOut(placed, contents);
  const { root, leaves } = encodeDirectories(entries);
  const metadata = gzipSync(JSON.stringify(info.metadata), { level: 9 });

  const at = sections([root, metadata, leaves, data].map((part) => part.length));
  const header = encodeHeader({
    root: at[0],
    metadata: at[1],
    leaves: at[2],
    data: at[3],
    addressedTiles: placed.length,
    entries: entries.length,
    contents: contents.length,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    bounds: info.bounds,
    center: info.center,
  });
  const bytes = await replaceFile(path, [header, root, metadata, leaves, data]);
  return { tiles: placed.length, entries: entries.length, contents: contents.length, bytes };
}

interface Placed {
  tileId: number;
  content: number;
}

function collect(tiles: Iterable<Tile>) {
  const known = new Map<string, number>();
  const contents: Buffer[] = [];
  const placed: Placed[] = [];
  const zooms = { min: 255, max: 0 };
  for (const { z, x, y, data } of tiles) {
    const hash = createHash('sha1').update(data).digest('base64');
    let content = known.get(hash);
    if (content === undefined) {
      content = contents.push(gzipSync(data, { level: 9 })) - 1;
      known.set(hash, content);
    }
    placed.push({ tileId: zxyToTileId(z, x, y), content });
    zooms.min = Math.min(zooms.min, z);
    zooms.max = Math.max(zooms.max, z);
  }
  if (placed.length === 0) throw new Error('An archive needs at least one tile');
  placed.sort((a, b) => a.tileId - b.tileId);
  return { placed, contents, zooms };
}

/** Data in the order of first use ("clustered"), so that a viewport's tiles lie close together in the file. */
function layOut(placed: Placed[], contents: Buffer[]) {
  const offsets = new Map<number, number>();
  const parts: Buffer[] = [];
  const entries: Entry[] = [];
  let end = 0;
  for (const { tileId, content } of placed) {
    const part = contents[content];
    if (!part) throw new Error(`Tile ${tileId} has no content`);
    let offset = offsets.get(content);
    if (offset === undefined) {
      offset = end;
      offsets.set(content, offset);
      parts.push(part);
      end += part.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === offset && last.tileId + last.run === tileId) last.run += 1;
    else entries.push({ tileId, run: 1, offset, length: part.length });
  }
  return { entries, data: Buffer.concat(parts) };
}

type Section = Header['root'];

function sections(lengths: number[]): [Section, Section, Section, Section] {
  let offset = HEADER_BYTES;
  const at = (length = 0): Section => {
    const section = { offset, length };
    offset += length;
    return section;
  };
  return [at(lengths[0]), at(lengths[1]), at(lengths[2]), at(lengths[3])];
}

async function replaceFile(path: string, parts: Buffer[]): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.part`;
  try {
    const file = await open(draft, 'w');
    try {
      for (const part of parts) await file.write(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return parts.reduce((sum, part) => sum + part.length, 0);
}
