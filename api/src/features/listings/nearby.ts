import type { Db } from '@diyar/db';
import { nameOf, type Place, placePagePath } from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { DataOf, Lang } from '#lib/endpoint.ts';
import { POINT_KINDS, type PointKind, toldMetres } from '#rules/points-of-interest.ts';
import { type Condition, findCards } from '../search/index.ts';
import { metresOnFoot } from '../walks/index.ts';
import { type NearestPoint, nearestPoints } from './around.ts';
import type { MeasuredAround, nearbyPlaces } from './contract.ts';
import { type PublicListingRow, placesRound } from './queries.ts';

type Nearby = DataOf<typeof nearbyPlaces>;
type Facility = MeasuredAround['items'][number];

const MEASURED = {
  ar: { title: 'الأقرب إليه', credit: 'المسافات بخط النظر ما لم يُذكر المشي، © المساهمون في OpenStreetMap' },
  en: {
    title: 'Nearest of each kind',
    credit: 'Straight-line distances unless “on foot” is said, © OpenStreetMap contributors',
  },
};
const TYPED_TITLE = { ar: 'قريب منه، كما ذكر صاحب الإعلان', en: 'Nearby, according to the owner' };

/** A distance an owner may type, and the kind of point that is measured in its place. */
interface Typed {
  kind: Facility['kind'];
  point?: PointKind;
  name: Record<Lang, string>;
}
const TYPED = new Map(
  Object.entries<Typed>({
    city_centre: { kind: 'cityCentre', name: { ar: 'مركز المدينة', en: 'City center' } },
    hospital: { kind: 'hospital', point: 'hospital', name: POINT_KINDS.hospital },
    school: { kind: 'school', point: 'school', name: POINT_KINDS.school },
    public_transport: {
      kind: 'transport',
      point: 'transport',
      name: { ar: 'مواصلات عامة', en: 'Public transport' },
    },
    market: { kind: 'market', point: 'market', name: POINT_KINDS.market },
  }),
);

/** A place on the map, and whether it may be told but about. */
interface Spot {
  lng: number;
  lat: number;
  is_approximate: boolean;
}

/** The nearest point of each kind, told as exactly as the spot may be. */
export async function measuredRound(db: Db, spot: Spot, lang: Lang): Promise<MeasuredAround> {
  const points = await nearestPoints(db, spot);
  const walks = spot.is_approximate ? [] : await walksTo(db, spot, points);
  return { ...MEASURED[lang], items: points.map((point, index) => measured(point, spot, walks[index], lang)) };
}

/**
 * Facilities, then the neighbouring places: each leads to its page of the same kind, or of everything where there is none. A
 * distance that can be computed stands in the place of the owner's own.
 */
export async function nearbyOf(deps: Deps, row: PublicListingRow, lang: Lang): Promise<Nearby> {
  const like = { category: row.category_path.at(-1) ?? null, transactionType: row.transaction_type };
  const { catalogue } = await deps.facts.get();
  const hasFacilities = catalogue.categories.find(row.category_id)?.carries.includes('proximities');
  const [round, { facets }, computed] = await Promise.all([
    placesRound(deps.db, { lng: row.lng, lat: row.lat, except: [row.neighborhood_id, row.city_id] }),
    findCards(deps, { conditions: alike(like), size: 0, facets: ['city', 'neighborhood'] }, lang),
    hasFacilities ? measuredRound(deps.db, row, lang) : { ...MEASURED[lang], items: [] },
  ]);
  const hasAny = ({ kind, key }: Place) => (facets[kind]?.[key] ?? 0) > 0;
  const places = round.flatMap(({ id, metres }) => {
    const place = catalogue.places.byId(id);
    if (!place) return [];
    const path = placePagePath(place, hasAny(place) ? like : {});
    return [{ key: place.key, kind: place.kind, name: nameOf(place, lang), metres, path }];
  });
  const facilities: MeasuredAround[] = [
    computed,
    { title: TYPED_TITLE[lang], credit: null, items: typed(row, computed.items, lang) },
  ];
  return { items: places, facilities: facilities.filter(({ items }) => items.length > 0) };
}

const walksTo = (db: Db, { lng, lat }: Spot, points: readonly NearestPoint[]) =>
  metresOnFoot(
    db,
    [lng, lat],
    points.map(({ edge_lng, edge_lat }) => [edge_lng, edge_lat] as const),
  );

function measured({ kind, ...point }: NearestPoint, spot: Spot, walked: number | undefined, lang: Lang): Facility {
  const { is_approximate } = spot;
  const own = lang === 'ar' ? point.name_ar : point.name_en;
  return {
    key: point.osm_id,
    kind,
    name: POINT_KINDS[kind][lang],
    metres: toldMetres(point.metres, is_approximate),
    walkMetres: walked === undefined ? null : toldMetres(walked, is_approximate),
    point: { name: own ?? point.name_ar ?? point.name_en, lng: point.lng, lat: point.lat },
  };
}

function typed({ proximities }: PublicListingRow, computed: readonly Facility[], lang: Lang): Facility[] {
  return Object.entries(proximities).flatMap(([key, metres]) => {
    const facility = TYPED.get(key);
    if (!facility || computed.some(({ kind }) => kind === facility.point)) return [];
    return [{ key, kind: facility.kind, name: facility.name[lang], metres, walkMetres: null, point: null }];
  });
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
