import { type Db, locate } from '@diyar/db';
import type { Catalogue, CategoryFact, Place } from '#lib/catalogue/index.ts';
import { ADDRESS_MAX } from '#rules/listing-form.ts';
import type { FormValues } from './contract.ts';
import type { FormErrors } from './form-errors.ts';

export interface PlaceColumns {
  province_id: string | null;
  city_id: string | null;
  neighborhood_id: string | null;
  address: string | null;
  point: { lng: number; lat: number } | null;
  is_approximate: boolean;
  /** The point lies in another city, or even province, than the chosen one. */
  location_warning: 'city' | 'province' | null;
}
/** With the place that really holds the point, when it is another one. */
export interface CheckedPlace {
  columns: PlaceColumns;
  heldBy: Place | null;
}

/** Where it is: the names fit each other, the point lies in Syria, and whether it lies where the names say. */
export async function checkPlace(
  db: Db,
  form: FormValues,
  { category, catalogue }: { category: CategoryFact; catalogue: Catalogue },
  errors: FormErrors,
): Promise<CheckedPlace> {
  const { places } = catalogue;
  const isExact = category.carries.includes('exact_point');
  const province = form.province ? places.find('province', form.province) : undefined;
  const city = form.city ? places.find('city', form.city) : undefined;
  const neighborhood = form.neighborhood ? places.find('neighborhood', form.neighborhood) : undefined;
  if (!province) errors.add('province', 'province_required');
  if (!city) errors.add('city', 'city_required');
  else if (province && city.parent !== province) errors.add('city', 'city_not_in_province');
  if (form.neighborhood && (!neighborhood || neighborhood.parent !== city)) {
    errors.add('neighborhood', 'neighborhood_not_in_city');
  }
  if (isExact && !form.address) errors.add('address', 'address_required');
  else if ((form.address ?? '').length > ADDRESS_MAX) errors.add('address', 'address_length');

  const columns: PlaceColumns = {
    province_id: province?.id ?? null,
    city_id: city?.id ?? null,
    neighborhood_id: neighborhood?.id ?? null,
    address: form.address ?? null,
    point: null,
    is_approximate: form.approximate ?? false,
    location_warning: null,
  };
  const { latitude: lat, longitude: lng } = form;
  if (lat === undefined || lng === undefined) {
    if (isExact || lat !== lng) errors.add('latitude', 'coordinates_required');
    const centre = neighborhood ?? city;
    // Outside real estate the place's centre is an accepted point (spec conflict, settled).
    if (centre) Object.assign(columns, { point: { lng: centre.lng, lat: centre.lat }, is_approximate: true });
    return { columns, heldBy: null };
  }
  columns.point = { lng, lat };
  const located = isNearSyria(lng, lat) ? await locate(db, { lng, lat }) : undefined;
  if (!located) {
    errors.add('latitude', 'outside_syria');
    return { columns, heldBy: null };
  }
  if (!province || !city) return { columns, heldBy: null };
  if (located.province.id !== province.id) columns.location_warning = 'province';
  else if (located.city.id !== city.id) columns.location_warning = 'city';
  const holder = columns.location_warning === 'province' ? located.province.id : located.city.id;
  return { columns, heldBy: columns.location_warning ? (places.byId(holder) ?? null) : null };
}

/** The database's own bounds of a point. */
const isNearSyria = (lng: number, lat: number) => lng >= 35.5 && lng <= 42.6 && lat >= 32.2 && lat <= 37.5;
