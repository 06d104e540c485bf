import type { Area, Shape } from '#rules/shape.ts';
import { isCut, ringOf, shapeBounds } from '#rules/shape-rings.ts';
import type { SqlFilter } from '../sql/sql-fragment.ts';

/** A point is kept to 6 digits in `lng` and `lat`; the box that the index is asked with is larger by that much. */
const ROUNDING = 1e-6;

/** A drawn shape over a row with `point`, `lng` and `lat`. */
export function shapeFilter(shape: Shape): SqlFilter {
  const [west, south, east, north] = shapeBounds(shape);
  const inside = insideShape(shape);
  return {
    sql: `point && st_makeenvelope(?, ?, ?, ?, 4326) and ${inside.sql}`,
    bindings: [west - ROUNDING, south - ROUNDING, east + ROUNDING, north + ROUNDING, ...inside.bindings],
  };
}

/** Whether the public point, as the page shows it, is covered. A line that crosses itself is split where it does. */
export function insideShape(shape: Shape): SqlFilter {
  const covers = (areas: readonly Area[]) =>
    areas
      .map(() => 'st_covers(st_makevalid(st_geomfromgeojson(?)), st_setsrid(st_makepoint(lng, lat), 4326))')
      .join(' or ');
  const [cut, kept] = [shape.filter(isCut), shape.filter((area) => !isCut(area))];
  return {
    sql: cut.length > 0 ? `(${covers(kept)}) and not (${covers(cut)})` : `(${covers(kept)})`,
    bindings: [...kept, ...cut].map((area) => JSON.stringify({ type: 'Polygon', coordinates: [ringOf(area)] })),
  };
}
