import { nameOf, type Place, placePagePath } from '../../lib/catalogue/index.ts';
import type { Deps } from '../../lib/deps.ts';
import type { DataOf, Lang } from '../../lib/endpoint.ts';
import { type Condition, findCards } from '../search/index.ts';
import type { nearbyPlaces } from './contract.ts';
import { type PublicListingRow, placesRound } from './queries.ts';

type Nearby = DataOf<typeof nearbyPlaces>['items'];

const FACILITIES = new Map<string, 'cityCentre' | 'hospital' | 'school' | 'publicTransport' | 'market'>(
  Object.entries<'cityCentre' | 'hospital' | 'school' | 'publicTransport' | 'market'>({
    city_centre: 'cityCentre',
    hospital: 'hospital',
    school: 'school',
    public_transport: 'publicTransport',
    market: 'market',
  }),
);

/** The owner's measurements, then the neighbouring places: each leads to its page of the same kind, or of everything where there is none. */
export async function nearbyOf(deps: Deps, row: PublicListingRow, lang: Lang): Promise<Nearby> {
  const like = { category: row.category_path.at(-1) ?? null, transactionType: row.transaction_type };
  const [{ catalogue }, round, { facets }] = await Promise.all([
    deps.facts.get(),
    placesRound(deps.db, { lng: row.lng, lat: row.lat, except: [row.neighborhood_id, row.city_id] }),
    findCards(deps, { conditions: alike(like), size: 0, facets: ['city', 'neighborhood'] }, lang),
  ]);
  const hasAny = ({ kind, key }: Place) => (facets[kind]?.[key] ?? 0) > 0;

  const facilities = Object.entries(row.proximities).flatMap(([kind, metres]) => {
    const facility = FACILITIES.get(kind);
    return facility ? [{ key: kind, kind: facility, name: null, metres, path: null }] : [];
  });
  const places = round.flatMap(({ id, metres }) => {
    const place = catalogue.places.byId(id);
    if (!place) return [];
    const path = placePagePath(place, hasAny(place) ? like : {});
    return [{ key: place.key, kind: place.kind, name: nameOf(place, lang), metres, path }];
  });
  return [...facilities, ...places];
}

function alike({ category, transactionType }: { category: string | null; transactionType: string }): Condition[] {
  return [
    ...(category ? [{ op: 'in', facet: 'category', field: 'categories', values: [category] } satisfies Condition] : []),
    // A listing for sale or rent has no deal of its own in a page's address.
    ...(transactionType === 'both'
      ? []
      : [
          {
            op: 'in',
            facet: 'transactionType',
            field: 'transactionTypes',
            values: [transactionType],
          } satisfies Condition,
        ]),
  ];
}
