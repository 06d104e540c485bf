import type { Db, LocationRow } from '@diyar/db';
import type { Lang } from '../endpoint.ts';

export type PlaceKind = 'province' | 'city' | 'neighborhood';

export interface Place {
  id: string;
  kind: PlaceKind;
  key: string;
  slug: string;
  nameAr: string;
  nameEn: string;
  spellings: string[];
  rank: number;
  population: number | null;
  lng: number;
  lat: number;
  /** west, south, east, north of its shape. */
  bbox: [number, number, number, number] | null;
  parent: Place | null;
  children: Place[];
  /** The larger quarter that a quarter lies in («المزة» of «المزة فيلات غربية»). */
  within: Place | null;
  /** Quarters inside a quarter: a search for it finds them too. */
  parts: Place[];
}

export interface Places {
  all: Place[];
  provinces: Place[];
  /** Quarters with smaller quarters inside. */
  withParts: Place[];
  byId(id: string): Place | undefined;
  byKey(kind: PlaceKind, key: string): Place | undefined;
  /** By id or key: both are addresses of a place. */
  find(kind: PlaceKind, ref: string): Place | undefined;
}

export const nameOf = (named: { nameAr: string; nameEn: string }, lang: Lang) =>
  lang === 'ar' ? named.nameAr : named.nameEn;

type PlaceRow = Pick<
  LocationRow,
  | 'id'
  | 'kind'
  | 'key'
  | 'slug'
  | 'parent_id'
  | 'within_id'
  | 'name_ar'
  | 'name_en'
  | 'spellings'
  | 'rank'
  | 'population'
> &
  Pick<Place, 'lng' | 'lat' | 'bbox'>;

/** The whole gazetteer: under a thousand rows that change by migration, kept in memory. */
export async function loadPlaces(db: Db): Promise<Places> {
  const { rows } = await db.raw<{ rows: PlaceRow[] }>(`
    select id, kind, key, slug, parent_id, within_id, name_ar, name_en, spellings, rank, population,
      st_x(center) as lng, st_y(center) as lat,
      case when shape is not null then array[st_xmin(shape), st_ymin(shape), st_xmax(shape), st_ymax(shape)] end as bbox
    from locations
    order by rank, sort, population desc nulls last, name_en`);
  const byId = new Map<string, Place>();
  for (const row of rows) {
    byId.set(row.id, {
      id: row.id,
      kind: row.kind,
      key: row.key,
      slug: row.slug,
      nameAr: row.name_ar,
      nameEn: row.name_en,
      spellings: row.spellings,
      rank: row.rank,
      population: row.population,
      lng: row.lng,
      lat: row.lat,
      bbox: row.bbox,
      parent: null,
      children: [],
      within: null,
      parts: [],
    });
  }
  for (const row of rows) {
    const place = byId.get(row.id);
    const parent = row.parent_id && byId.get(row.parent_id);
    if (!place || !parent) continue;
    place.parent = parent;
    parent.children.push(place);
    const within = row.within_id && byId.get(row.within_id);
    if (!within) continue;
    place.within = within;
    within.parts.push(place);
  }
  const all = [...byId.values()];
  const byKey = new Map(all.map((place) => [`${place.kind}:${place.key}`, place]));
  return {
    all,
    provinces: all.filter((place) => place.kind === 'province'),
    withParts: all.filter((place) => place.parts.length > 0),
    byId: (id) => byId.get(id),
    byKey: (kind, key) => byKey.get(`${kind}:${key}`),
    find(kind, ref) {
      const place = byId.get(ref) ?? byKey.get(`${kind}:${ref}`);
      return place?.kind === kind ? place : undefined;
    },
  };
}
