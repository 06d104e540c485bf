import {
  type Catalogue,
  countryPagePath,
  type Narrowed,
  nameOf,
  type Place,
  placePagePath,
  placesWithin,
  type Street,
  samePlace,
  sharesName,
  streetInTown,
  streetPagePath,
} from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { COUNTRY } from '#rules/place-address.ts';
import type { Condition } from '../search/index.ts';
import type { PlacePage } from './contract.ts';
import { ofKind, placeConditions } from './place-conditions.ts';

/** A place or a street, as a page tells of it. */
export interface PageSubject
  extends Pick<PlacePage, 'id' | 'kind' | 'name' | 'within' | 'sharesName' | 'lng' | 'lat' | 'bbox'> {
  /** Of its own page, or of its page of one kind and deal. */
  path(narrowed?: Narrowed): string;
  /** The search that finds what is there. */
  conditions(narrowed: Narrowed): Condition[];
  /** The same as the search page's address says it. */
  search: { province?: string; city?: string; neighborhood?: string; street?: string };
  /** Fewer listings are no page that search engines keep. */
  fewest: number;
}

export const placeSubject = (place: Place, lang: Lang): PageSubject => ({
  id: place.id,
  kind: place.kind,
  name: nameOf(place, lang),
  within: crumbsOf(place, lang),
  sharesName: sharesName(place),
  lng: place.lng,
  lat: place.lat,
  bbox: place.bbox,
  path: (narrowed) => placePagePath(place, narrowed),
  conditions: (narrowed) => placeConditions(place, narrowed),
  search: searchOf(place),
  fewest: 1,
});

/** From Tartus to the Tigris: west, south, east, north. */
const COUNTRY_BOX: [number, number, number, number] = [35.6, 32.3, 42.4, 37.35];
const COUNTRY_NAME = { ar: 'سوريا', en: 'Syria' };

export const countrySubject = (lang: Lang): PageSubject => ({
  id: null,
  kind: 'country',
  name: COUNTRY_NAME[lang],
  within: [{ key: COUNTRY, name: COUNTRY_NAME[lang], path: countryPagePath() }],
  sharesName: false,
  lng: 38.5,
  lat: 35,
  bbox: COUNTRY_BOX,
  path: countryPagePath,
  conditions: ofKind,
  search: {},
  fewest: 1,
});

/** Streets are many and short: a page of fewer listings says nothing that its quarter's does not. */
export const FEWEST_ON_A_STREET = 8;

export function streetSubject(street: Street, catalogue: Catalogue, lang: Lang): PageSubject {
  const { key, city, bbox } = street;
  const [west, south, east, north] = bbox;
  const name = streetInTown(street, catalogue.streets, lang);
  const path = (narrowed?: Narrowed) => {
    const own = streetPagePath(street, catalogue, narrowed);
    if (own === undefined) throw new Error(`the street ${key} has no page`);
    return own;
  };
  return {
    id: null,
    kind: 'street',
    name,
    within: [...crumbsOf(samePlace(city), lang), { key, name, path: path() }],
    sharesName: false,
    lng: (west + east) / 2,
    lat: (south + north) / 2,
    bbox,
    path,
    conditions: (narrowed) => [{ op: 'in', facet: 'street', field: 'streets', values: [key] }, ...ofKind(narrowed)],
    search: { street: key },
    fewest: FEWEST_ON_A_STREET,
  };
}

const crumbsOf = (place: Place, lang: Lang): PlacePage['within'] =>
  placesWithin(place).map((wider) => ({ key: wider.key, name: nameOf(wider, lang), path: placePagePath(wider) }));

function searchOf(place: Place): PageSubject['search'] {
  if (place.kind !== 'neighborhood') return { [place.kind]: place.key };
  const [city, neighborhood] = place.key.split('.');
  return { city, neighborhood };
}
