import { type Catalogue, nameOf } from '#lib/catalogue/index.ts';
import type { Counts } from '#lib/counts.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { OfficeArea, OfficeCard, OfficeEntry, OfficeProfile } from './contract.ts';
import type { OfficeOffers } from './office-offers.ts';
import type { OfficeRow } from './queries.ts';

export function presentOffice(row: OfficeRow, { places }: Catalogue, counts: Counts, lang: Lang): OfficeCard {
  const city = places.byId(row.city_id);
  const province = city?.parent;
  const description = lang === 'ar' ? row.description_ar : row.description_en;
  return {
    id: row.id,
    slug: row.slug,
    name: lang === 'ar' ? row.name_ar : row.name_en,
    description: description ?? row.description_ar ?? row.description_en,
    city: { key: city?.key ?? '', name: city ? nameOf(city, lang) : '' },
    province: { key: province?.key ?? '', name: province ? nameOf(province, lang) : '' },
    logo: row.logo_image_id,
    verified: row.is_verified,
    premium: row.is_premium,
    rating: row.rating,
    reviews: row.reviews,
    listings: counts.office[row.slug] ?? 0,
    since: row.created_at.toISOString(),
  };
}

/** Towns and quarters that a card has room for. */
const MOST_PLACES = 3;

export function presentEntry(
  card: OfficeCard,
  offers: OfficeOffers,
  replyMinutes: number | null,
  catalogue: Catalogue,
  lang: Lang,
): OfficeEntry {
  const named = (kind: 'neighborhood' | 'city', counts: OfficeOffers['cities']) =>
    counts.slice(0, MOST_PLACES).flatMap(({ key }) => {
      const place = catalogue.places.find(kind, key);
      return place ? [{ key, name: nameOf(place, lang) }] : [];
    });
  const quarters = named('neighborhood', offers.neighborhoods);
  return {
    ...card,
    byTransaction: presentDeals(offers, catalogue, lang),
    mostIn: quarters.length > 0 ? quarters : named('city', offers.cities),
    pictures: offers.pictures,
    replyMinutes,
  };
}

export const presentDeals = (
  { transactions }: OfficeOffers,
  { categories }: Catalogue,
  lang: Lang,
): OfficeProfile['byTransaction'] =>
  transactions.flatMap(({ key, count }) => {
    const type = categories.transactionType(key);
    return type ? [{ key, name: nameOf(type, lang), count }] : [];
  });

/** The greater areas first, each by name. */
export function presentAreas(ids: string[], { places }: Catalogue, lang: Lang): OfficeArea[] {
  const areas = ids.flatMap((id) => {
    const place = places.byId(id);
    if (place?.kind !== 'province' && place?.kind !== 'city') return [];
    return [{ kind: place.kind, key: place.key, name: nameOf(place, lang) }];
  });
  return areas.sort((a, b) => b.kind.localeCompare(a.kind) || a.name.localeCompare(b.name, lang));
}
