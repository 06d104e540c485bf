import type { Db } from '@diyar/db';
import { type CellZoom, cellField, cellOf } from '@diyar/indexer/document';
import type { Lang } from '#lib/endpoint.ts';
import { AppError, fill } from '#lib/errors.ts';
import { issueMessages } from '#lib/messages.ts';
import type { Shape } from '#rules/shape.ts';
import type { Cover, Criteria } from '../criteria/criteria.ts';
import { bounded } from '../sql/bounded-query.ts';
import { insideShape } from './shape-filter.ts';
import { type Border, coverTiles, FINEST, narrowed, runsOf } from './tile-cover.ts';

/** Past this many listings beside the line the filter itself would take longer than an answer may. */
const MOST_IDS = 20_000;

/**
 * Cells inside a shape are a filter of the engine. Of those that the line runs through PostgreSQL says which hold anything, and
 * PostGIS is asked only about listings of the finest. Such a cell is one like the others where all of them are inside; elsewhere
 * the fewer are named, those inside or those outside.
 */
export async function coverOf(db: Db, shape: Shape, lang: Lang, until: number): Promise<Cover> {
  const coarse = coverTiles(shape);
  const fine = narrowed(coarse.border, await occupiedIn(db, coarse.border, until));
  const cover: Cover = { cells: {}, ids: [], mostly: { cells: [], without: [] } };
  for (const [zoom, keys] of [...coarse.inside, ...fine.inside]) add(cover, zoom, keys);
  for (const { x, y, isMostly, ids } of await besideLine(db, shape, fine.border, until)) {
    const cell = cellOf(x, y, FINEST);
    if (!isMostly) cover.ids.push(...ids);
    else if (ids.length === 0) add(cover, FINEST, [cell]);
    else {
      cover.mostly.cells.push(cell);
      cover.mostly.without.push(...ids);
    }
  }
  if (cover.ids.length + cover.mostly.without.length > MOST_IDS) throw tooFine(lang);
  return cover;
}

function add({ cells }: Cover, zoom: CellZoom, keys: readonly string[]): void {
  const field = cellField(zoom);
  cells[field] ??= [];
  cells[field].push(...keys);
}

export const withCover = (criteria: Criteria, cover: Cover | undefined): Criteria =>
  cover
    ? {
        ...criteria,
        conditions: criteria.conditions.map((condition) =>
          condition.op === 'shape' ? { ...condition, cover } : condition,
        ),
      }
    : criteria;

const ON_BORDER = `from unnest(?::bigint[], ?::bigint[]) as run (first, past)
  join listings l on tile_key(l.tile_x, l.tile_y) >= run.first and tile_key(l.tile_x, l.tile_y) < run.past
  where l.status = 'active'`;

/** Each run of keys is a look into the index of tiles, which holds all columns asked for. */
function bindingsOf(border: Border): number[][] {
  const runs = runsOf(border);
  return [runs.map(({ first }) => first), runs.map(({ past }) => past)];
}

/** Finest tiles of a border that hold listings; none where it is at the finest itself. */
async function occupiedIn(db: Db, border: Border, until: number): Promise<{ x: number; y: number }[]> {
  if (border.tiles.length === 0 || border.zoom === FINEST) return [];
  return bounded(db, until, `select distinct l.tile_x as x, l.tile_y as y ${ON_BORDER}`, bindingsOf(border));
}

interface Beside {
  x: number;
  y: number;
  /** More than half of the tile's listings are inside. */
  isMostly: boolean;
  /** The others: those outside where most are inside, elsewhere those inside. */
  ids: string[];
}

/** Listings of a border by their finest tile; tiles without any inside are left out. Materialized: PostGIS compares each once, not once a use. */
async function besideLine(db: Db, shape: Shape, border: Border, until: number): Promise<Beside[]> {
  if (border.tiles.length === 0) return [];
  const { sql, bindings } = insideShape(shape);
  return bounded(
    db,
    until,
    `with compared as materialized (select l.id, l.tile_x, l.tile_y, ${sql} as inside ${ON_BORDER}),
       tiles as (
         select tile_x as x, tile_y as y, count(*) filter (where inside) * 2 > count(*) as "isMostly",
           array_agg(id) filter (where inside) as inside, array_agg(id) filter (where not inside) as outside
         from compared group by tile_x, tile_y having bool_or(inside))
     select x, y, "isMostly", coalesce(case when "isMostly" then outside else inside end, '{}') as ids from tiles`,
    [...bindings, ...bindingsOf(border)],
  );
}

function tooFine(lang: Lang): AppError {
  const message = fill(issueMessages.shape_too_fine?.[lang] ?? '', {});
  return new AppError('validation_failed', 400, {}, [{ path: 'shape', code: 'shape_too_fine', message }]);
}
