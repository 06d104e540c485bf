import type { Knex } from 'knex';

export interface Site {
  lng: number;
  lat: number;
  province: string;
  /** Absent for a point that only tells which governorate it is in. */
  city: string | null;
  neighborhood: string | null;
}

/** Raise it when the statements below change what they compute: it is part of the seed's hash. */
export const SHAPES_VERSION = 1;

/** A neighborhood reaches no further than this from its centre, in metres: past it a city is unnamed outskirts. */
const NEIGHBORHOOD_REACH = 1500;

/**
 * Computes the shapes of all places from points alone, into the temporary table `computed_shape(id, shape)` (dropped at
 * commit): every spot of the country belongs to the province of its nearest site, every spot of a province to the city
 * of its nearest gazetteer place, every spot near a neighborhood's centre to the nearest neighborhood of the same city.
 * Distances are measured in UTM 37N, which covers Syria.
 * @param outline the rings of the country, [lng, lat], open
 */
export async function computeShapes(
  trx: Knex.Transaction,
  sites: readonly Site[],
  outline: readonly (readonly (readonly [number, number])[])[],
): Promise<void> {
  const country = { type: 'MultiPolygon', coordinates: outline.map((ring) => [[...ring, ring[0]]]) };
  await trx.raw(
    `create temporary table computed_shape (id uuid primary key, level smallint not null, shape geometry not null) on commit drop;
     create temporary table country on commit drop as
       select st_transform(st_setsrid(st_geomfromgeojson(:country), 4326), 32637) as shape;
     create temporary table site on commit drop as
       select province, city, neighborhood, st_transform(st_setsrid(st_point(lng, lat), 4326), 32637) as point
       from jsonb_to_recordset(:sites)
         as s (province uuid, city uuid, neighborhood uuid, lng double precision, lat double precision);`
      .replace(':country', () => quote(JSON.stringify(country)))
      .replace(':sites', () => quote(JSON.stringify(sites))),
  );
  await trx.raw(PROVINCES);
  await trx.raw(CITIES);
  await trx.raw(NEIGHBORHOODS, [NEIGHBORHOOD_REACH]);
  await trx.raw(`update computed_shape set shape = st_multi(st_transform(shape, 4326))`);
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const PROVINCES = `
  insert into computed_shape
  with cell as (
    select (st_dump(st_voronoipolygons(st_collect(s.point), 0, c.shape))).geom as shape
    from site s, country c group by c.shape
  )
  select s.province, 1, st_collectionextract(st_intersection(st_union(cell.shape), c.shape), 3)
  from cell join site s on st_contains(cell.shape, s.point), country c
  group by s.province, c.shape`;

const CITIES = `
  insert into computed_shape
  with cell as (
    select s.province, p.shape as whole, (st_dump(st_voronoipolygons(st_collect(s.point), 0, p.shape))).geom as shape
    from site s join computed_shape p on p.id = s.province
    where s.city is not null group by s.province, p.shape
  )
  select s.city, 2, st_collectionextract(st_intersection(st_union(cell.shape), cell.whole), 3)
  from cell join site s on s.province = cell.province and s.city is not null and st_contains(cell.shape, s.point)
  group by s.city, cell.whole`;

const NEIGHBORHOODS = `
  insert into computed_shape
  with cell as (
    select s.city, (st_dump(st_voronoipolygons(st_collect(s.point), 0, p.shape))).geom as shape
    from site s join computed_shape p on p.id = s.city
    where s.neighborhood is not null group by s.city, p.shape
  ), near as (
    -- A city's only neighborhood has no cell.
    select s.neighborhood as id,
      st_intersection(st_intersection(coalesce(cell.shape, city.shape), st_buffer(s.point, ?, 4)), city.shape) as shape
    from site s join computed_shape city on city.id = s.city
    left join cell on cell.city = s.city and st_contains(cell.shape, s.point)
    where s.neighborhood is not null
  )
  select id, 3, st_collectionextract(shape, 3) from near where not st_isempty(st_collectionextract(shape, 3))`;
