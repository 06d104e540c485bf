import { type Db, onSea } from '@diyar/db';
import type { Place, Places } from '#lib/catalogue/index.ts';
import { type Random, weighted } from './random.ts';

/** Where a demo listing stands. */
export interface Spot {
  province: Place;
  city: Place;
  neighborhood: Place | null;
  lng: number;
  lat: number;
}

/** Share of the market by governorate, roughly as the portals show it. */
const PROVINCES: Record<string, number> = {
  damascus: 24,
  'rif-dimashq': 19,
  aleppo: 17,
  homs: 9,
  latakia: 8,
  hama: 6,
  tartus: 6,
  idlib: 3,
  'as-suwayda': 2,
  daraa: 2,
  'deir-ez-zor': 1.5,
  'al-hasakah': 1.5,
  raqqa: 1,
  quneitra: 0.3,
};
/** Share of the market of a governorate. */
export const marketOf = (province: Place | null | undefined) => PROVINCES[province?.key ?? ''] ?? 0.3;

const BY_RANK = [0, 60, 14, 3, 1, 0.6];
const POINTS_A_PLACE = 120;
/** A tenth of the sellers don't say which neighborhood. */
const WITHOUT_NEIGHBORHOOD = 0.08;

const cityWeight = (city: Place) => {
  const people = city.population ? Math.min(4, city.population / 40_000) : 0;
  return (BY_RANK[city.rank] ?? 0.5) * (1 + people);
};
/** The well-known ones first: the gazetteer lists them by rank, the rest falls off. */
const neighborhoodWeight = (place: Place) => 1 / (place.rank * place.rank);

/** Picks places by the size of their market, and points inside their shapes (PostGIS, seeded: the same every time). */
export async function spots(db: Db, places: Places): Promise<(random: Random) => Spot> {
  const { rows } = await db.raw<{ rows: { id: string; points: [lng: number, lat: number][] }[] }>(
    `select l.id, array_agg(array[round(st_x(d.geom)::numeric, 5), round(st_y(d.geom)::numeric, 5)]) as points
     from locations l, lateral st_dump(st_generatepoints(st_difference(l.shape, ${onSea()}), ?, 7)) d
     where l.kind in ('city', 'neighborhood') and l.shape is not null
     group by l.id`,
    [POINTS_A_PLACE],
  );
  const points = new Map<string, [number, number][]>(rows.map((row) => [row.id, row.points]));
  const provinces = places.provinces.filter((province) => province.children.length > 0);
  const pickProvince = weighted(provinces, marketOf);
  const cities = new Map(provinces.map((province) => [province, weighted(province.children, cityWeight)]));
  const inner = new Map(
    places.all
      .filter((place) => place.kind === 'city' && place.children.length > 0)
      .map((city) => [city, weighted(city.children, neighborhoodWeight)]),
  );
  return (random) => {
    const province = pickProvince(random);
    const city = cities.get(province)?.(random) as Place;
    const pickInner = inner.get(city);
    const neighborhood = pickInner && !random.chance(WITHOUT_NEIGHBORHOOD) ? pickInner(random) : null;
    const place = neighborhood ?? city;
    const known = points.get(place.id);
    // Without a neighborhood the point still lies where people live, not on the hills of the municipality.
    const anywhere = !neighborhood && pickInner ? points.get(pickInner(random).id) : undefined;
    const [lng, lat] = random.pick(anywhere ?? known ?? [[place.lng, place.lat] as [number, number]]);
    return { province, city, neighborhood, lng, lat };
  };
}
