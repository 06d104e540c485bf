import type { Db } from '@diyar/db';
import { CELL_ZOOMS, cellField, cellOf } from '@diyar/indexer/document';
import type { Lang } from '../../lib/endpoint.ts';
import { AppError, fill } from '../../lib/errors.ts';
import { issueMessages } from '../../lib/messages.ts';
import type { Shape } from '../../rules/shape.ts';
import { bounded } from './bounded.ts';
import type { Cover, Criteria } from './criteria.ts';
import { insideShape } from './shape-filter.ts';
import { coverTiles, type TileKeys } from './tile-cover.ts';

/** Past this many listings beside the line the filter itself would take longer than an answer may. */
const MOST_IDS = 20_000;
const FINEST = CELL_ZOOMS[CELL_ZOOMS.length - 1] ?? 18;

/**
 * Cells inside a shape are a filter of the engine. Only listings of the cells that the line runs through are asked of
 * PostGIS: where all of a finest cell's are inside it is a cell like the others, elsewhere they are asked for by id.
 */
export async function coverOf(db: Db, shape: Shape, lang: Lang, until: number): Promise<Cover> {
  const { inside, border } = coverTiles(shape);
  const cells = Object.fromEntries(inside.map(([zoom, keys]): [string, string[]] => [cellField(zoom), keys]));
  const whole: string[] = [];
  const ids: string[] = [];
  for (const { x, y, total, inside: found } of await besideLine(db, shape, border, until)) {
    if (found.length === total) whole.push(cellOf(x, y, FINEST));
    else ids.push(...found);
  }
  if (ids.length > MOST_IDS) throw tooFine(lang);
  if (whole.length > 0) cells[cellField(FINEST)] = [...(cells[cellField(FINEST)] ?? []), ...whole];
  return { cells, ids };
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

interface Beside {
  x: number;
  y: number;
  total: number;
  /** Ids of listings inside the shape. */
  inside: string[];
}

/** Listings of the border, by their finest cell. Each run of keys is a look into the index of tiles, which holds all columns. */
async function besideLine(db: Db, shape: Shape, border: readonly TileKeys[], until: number): Promise<Beside[]> {
  if (border.length === 0) return [];
  const { sql, bindings } = insideShape(shape);
  return bounded(
    db,
    until,
    `select tile_x as x, tile_y as y, count(*)::int as total, coalesce(array_agg(id) filter (where inside), '{}') as inside
     from (
       select l.id, l.tile_x, l.tile_y, ${sql} as inside
       from unnest(?::bigint[], ?::bigint[]) as run (first, past)
         join listings l on tile_key(l.tile_x, l.tile_y) >= run.first and tile_key(l.tile_x, l.tile_y) < run.past
       where l.status = 'active') sorted
     group by tile_x, tile_y having bool_or(inside)`,
    [...bindings, border.map(({ first }) => first), border.map(({ past }) => past)],
  );
}

function tooFine(lang: Lang): AppError {
  const message = fill(issueMessages.shape_too_fine?.[lang] ?? '', {});
  return new AppError('validation_failed', 400, {}, [{ path: 'shape', code: 'shape_too_fine', message }]);
}
