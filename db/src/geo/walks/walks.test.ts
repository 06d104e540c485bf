import { existsSync, readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shipWalks } from '../../../seeds/05_walks.ts';
import { geodataFile } from '../../../testing/geodata.ts';
import { findOsmium } from '../osmium.ts';
import { layWalks, type WalkWay } from './lay-walks.ts';
import { exportWalks, loadWalks } from './load-walks.ts';
import { packTiles, unpackTiles } from './walk-file.ts';
import { LONGEST_PIECE, unpackLines } from './walk-tiles.ts';
import { isWalkable, walksOfExtracts } from './walk-way.ts';

const shipped = readFileSync(new URL('../../../seeds/data/streets/walks.bin', import.meta.url));
const osmium = await findOsmium().catch(() => undefined);
const EXTRACT_FILE = geodataFile('osm/quneitra-streets-2023.osm.pbf');
const [X, Y] = [3_670_500, 3_470_500];
const way = (id: number, ...points: [east: number, north: number][]): WalkWay => ({
  id,
  points: points.flatMap(([east, north]) => [X + east, Y + north]),
});
const linesOf = (ways: readonly WalkWay[]) => layWalks(ways).flatMap(unpackLines);

describe('streets to walk', () => {
  it.each([
    [{ highway: 'footway' }, true],
    [{ highway: 'primary' }, true],
    [{ highway: 'residential', access: 'private' }, false],
    [{ highway: 'service', access: 'private', foot: 'yes' }, true],
    [{ highway: 'secondary', foot: 'no' }, false],
    [{ highway: 'trunk' }, false],
    [{ highway: 'motorway_link', foot: 'yes' }, false],
  ])('are known by their tags: %o', (tags, walks) => {
    expect(isWalkable(tags)).toBe(walks);
  });

  it('are cut where they meet, and nowhere else', () => {
    const lines = linesOf([way(7, [0, 100], [100, 100], [200, 110]), way(2, [100, 0], [100, 100])]);
    expect(lines).toEqual([
      [X + 100, Y, X + 100, Y + 100],
      [X, Y + 100, X + 100, Y + 100],
      [X + 100, Y + 100, X + 200, Y + 110],
    ]);
    // One that leads over another without a point in common.
    expect(linesOf([way(1, [0, 100], [200, 100]), way(2, [100, 0], [100, 200])])).toHaveLength(2);
  });

  it('lose points that say nothing, and gain some where they run straight for long', () => {
    expect(linesOf([way(1, [0, 0], [50, 2], [100, 0])])).toEqual([[X, Y, X + 100, Y]]);
    expect(linesOf([way(1, [0, 0], [50, 20], [100, 0])])[0]).toHaveLength(6);
    const long = linesOf([way(1, [0, 0], [7_000, 3_000])]);
    for (const line of long)
      for (let at = 2; at < line.length; at++)
        expect(Math.abs((line[at] ?? 0) - (line[at - 2] ?? 0))).toBeLessThanOrEqual(LONGEST_PIECE);
    // Each begins in its own tile where the one before ends.
    expect(long.length).toBeGreaterThan(3);
    expect(long.slice(1).map((line) => line.slice(0, 2))).toEqual(long.slice(0, -1).map((line) => line.slice(-2)));
  });

  it('are the same bytes in whatever order ways come, and however often', () => {
    const ways = [way(3, [0, 0], [900, 30]), way(1, [900, 30], [2_500, -700]), way(2, [900, 30], [10, 900])];
    const file = packTiles(layWalks(ways));
    expect(packTiles(layWalks([...ways].reverse()))).toEqual(file);
    expect(packTiles(layWalks([...ways, ...ways]))).toEqual(file);
    expect(packTiles(unpackTiles(file))).toEqual(file);
  });
});

describe('the streets to walk of a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('come with the project, and are given back as they came', async () => {
    expect((await exportWalks(database.db)).equals(shipped)).toBe(true);
  });

  it('stay when an extract holds none, and come back after another one', async () => {
    await expect(loadWalks(database.owner, [])).rejects.toThrow('nothing was changed');
    expect(await database.db('walk_tiles').count()).not.toEqual([{ count: 0 }]);
    const own = [way(1, [0, 0], [100, 0])];
    await loadWalks(database.owner, own);
    expect(await exportWalks(database.db)).toEqual(packTiles(layWalks(own)));
    await shipWalks(database.owner);
    expect((await exportWalks(database.db)).equals(shipped)).toBe(true);
  });

  it.skipIf(!osmium || !existsSync(EXTRACT_FILE))('are read from an extract as they were for the project', async () => {
    const ways: WalkWay[] = [];
    for await (const each of walksOfExtracts(osmium ?? '', [EXTRACT_FILE])) ways.push(each);
    const known = new Map(unpackTiles(shipped).map((tile) => [`${tile.x} ${tile.y}`, tile.lines]));
    const tiles = layWalks(ways);
    const same = tiles.filter(({ x, y, lines }) => known.get(`${x} ${y}`)?.equals(lines));
    // Ways of the neighbouring governorates lie in tiles along its border.
    expect(same.length).toBeGreaterThan(tiles.length / 2);
  });
});
