import type { Db } from '@diyar/db';
import { spokenStreet } from '@diyar/db/streets';
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
    const ar = name_ar && spokenStreet(name_ar, 'ar');
    const en = name_en && spokenStreet(name_en, 'en');
    return [{ key, nameAr: ar ?? en ?? key, nameEn: en ?? ar ?? key, city, quarter, metres, bbox }];
  });
  const byKey = new Map(all.map((street) => [street.key, street]));
  return { all, byKey: (key) => byKey.get(key) };
}

const namesakesOf = (street: Street, { all }: Streets, lang: Lang): Street[] =>
  all.filter((other) => other !== street && nameOf(other, lang) === nameOf(street, lang));

const named = (street: Street, where: Place | null, lang: Lang): string =>
  where ? [nameOf(street, lang), nameOf(where, lang)].join(lang === 'ar' ? '، ' : ', ') : nameOf(street, lang);

/** «شارع بغداد»; with its town where another town has one of that name, with its quarter where its own town has. */
export function streetLabel(street: Street, streets: Streets, lang: Lang): string {
  const namesakes = namesakesOf(street, streets, lang);
  const isTwice = namesakes.some(({ city }) => city === street.city);
  return named(street, namesakes.length === 0 ? null : (isTwice && street.quarter) || street.city, lang);
}

/** The same where its town is said beside it: with its quarter where the town has two of that name. */
export function streetInTown(street: Street, streets: Streets, lang: Lang): string {
  const isTwice = namesakesOf(street, streets, lang).some(({ city }) => city === street.city);
  return named(street, isTwice ? street.quarter : null, lang);
}
