import type { Db } from '@diyar/db';
import type { Lang } from '../endpoint.ts';
import { nameOf, type Place, type Places } from './places.ts';

export interface Street {
  /** In addresses: `damascus.baghdad-street`. */
  key: string;
  /** In either language the other's where it has none. */
  nameAr: string;
  nameEn: string;
  city: Place;
  /** Where most of it runs; null in towns whose quarters we do not know. */
  quarter: Place | null;
  metres: number;
  /** west, south, east, north. */
  bbox: [number, number, number, number];
}

export interface Streets {
  /** The longest first. */
  all: readonly Street[];
  byKey(key: string): Street | undefined;
}

interface StreetRow {
  key: string;
  name_ar: string | null;
  name_en: string | null;
  city_id: string;
  neighborhood_id: string | null;
  metres: number;
  bbox: Street['bbox'];
}

/** All streets with names, a few thousand, kept in memory. */
export async function loadStreets(db: Db, places: Places): Promise<Streets> {
  const { rows } = await db.raw<{ rows: StreetRow[] }>(`
    select key, name_ar, name_en, city_id, neighborhood_id, metres,
      array[st_xmin(line), st_ymin(line), st_xmax(line), st_ymax(line)] as bbox
    from streets order by metres desc, key`);
  const all = rows.flatMap(({ key, name_ar, name_en, city_id, neighborhood_id, metres, bbox }): Street[] => {
    const city = places.byId(city_id);
    if (!city) return [];
    const quarter = (neighborhood_id && places.byId(neighborhood_id)) || null;
    return [{ key, nameAr: name_ar ?? name_en ?? key, nameEn: name_en ?? name_ar ?? key, city, quarter, metres, bbox }];
  });
  const byKey = new Map(all.map((street) => [street.key, street]));
  return { all, byKey: (key) => byKey.get(key) };
}

/** «شارع بغداد»; with its town where another town has one of that name, with its quarter where its own town has. */
export function streetLabel(street: Street, { all }: Streets, lang: Lang): string {
  const name = nameOf(street, lang);
  const namesakes = all.filter((other) => other !== street && nameOf(other, lang) === name);
  const where = namesakes.some(({ city }) => city === street.city)
    ? (street.quarter ?? street.city)
    : namesakes.length > 0
      ? street.city
      : null;
  return where ? [name, nameOf(where, lang)].join(lang === 'ar' ? '، ' : ', ') : name;
}
