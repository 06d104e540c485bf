import { fillAttributes } from '../attributes.ts';
import { type Draft, nothing, type Written } from '../draft.ts';
import { metrePrice, rounded } from '../price-level.ts';
import { estateDescriptions } from './descriptions.ts';
import { estateTitles } from './titles.ts';
import { FEATURE_WORDS, FINISHING, PAPERS } from './words.ts';

/** Square metres as the market has them, and what a metre costs against a good flat in the same place. */
const SIZES: Record<string, { area: [number, number]; factor: number; rooms: boolean }> = {
  apartments: { area: [105, 45], factor: 1, rooms: true },
  villas: { area: [340, 140], factor: 1.35, rooms: true },
  houses: { area: [160, 70], factor: 0.85, rooms: true },
  'arab-houses': { area: [220, 110], factor: 0.9, rooms: true },
  studios: { area: [48, 12], factor: 1.05, rooms: true },
  duplexes: { area: [190, 60], factor: 1.1, rooms: true },
  'roof-flats': { area: [90, 40], factor: 0.8, rooms: true },
  'ground-floor-flats': { area: [115, 40], factor: 0.9, rooms: true },
  'shared-rooms': { area: [20, 6], factor: 0.8, rooms: false },
  'student-housing': { area: [22, 7], factor: 0.8, rooms: false },
  'residential-buildings': { area: [900, 400], factor: 0.75, rooms: false },
  'daily-furnished-flats': { area: [85, 25], factor: 1.3, rooms: true },
  chalets: { area: [80, 30], factor: 1.1, rooms: true },
  'mountain-cabins': { area: [90, 40], factor: 0.9, rooms: true },
  'off-plan-flats': { area: [115, 30], factor: 0.75, rooms: true },
  farms: { area: [3200, 1900], factor: 0.07, rooms: true },
  'pool-farms': { area: [2400, 1200], factor: 0.12, rooms: true },
  'residential-land': { area: [450, 250], factor: 0.55, rooms: false },
  'zoned-plots': { area: [600, 250], factor: 0.6, rooms: false },
  'commercial-land': { area: [800, 500], factor: 0.7, rooms: false },
  'industrial-land': { area: [2500, 1500], factor: 0.25, rooms: false },
  'agricultural-land': { area: [6500, 4500], factor: 0.03, rooms: false },
  orchards: { area: [5000, 3000], factor: 0.05, rooms: false },
  shops: { area: [38, 25], factor: 2.1, rooms: false },
  'office-spaces': { area: [85, 40], factor: 1.2, rooms: false },
  warehouses: { area: [450, 300], factor: 0.4, rooms: false },
};
const OTHER = { area: [160, 90] as [number, number], factor: 1, rooms: false };
/** A year's rent is about this share of the price. */
const YIELD = 0.055;

/** A property: size, rooms and condition first, then a price that follows from them, then the words. */
export function writeEstate(draft: Draft): Written {
  const { random, category, transactionType, spot } = draft;
  const carries = new Set(category.carries);
  const size = SIZES[category.slug] ?? OTHER;
  const area = Math.max(
    8,
    Math.round(random.around(...size.area) / (size.area[0] > 1000 ? 100 : 5)) * (size.area[0] > 1000 ? 100 : 5),
  );
  const finishing = random.pick(['super_deluxe', 'deluxe', 'deluxe', 'good', 'good', 'good', 'ordinary', 'skeleton']);
  const rents = transactionType === 'rent';
  const condition = rents && finishing === 'skeleton' ? 'ordinary' : finishing;
  const built = carries.has('floor') || carries.has('rooms');
  const factor = built ? (FINISHING[condition]?.factor ?? 1) : 1;
  const bedrooms = size.rooms
    ? Math.max(
        category.slug === 'studios' ? 0 : 1,
        Math.min(7, Math.round(area > 1500 ? random.int(2, 5) : area / 42 + random.next() - 0.5)),
      )
    : null;
  const worth = metrePrice(spot) * size.factor * factor * area * (0.85 + random.next() * 0.3);
  const daily =
    category.slug === 'daily-furnished-flats' || category.slug === 'chalets' || category.slug === 'pool-farms';
  const period = rents ? (daily ? 'day' : 'month') : null;
  const price = Math.max(
    rents ? (daily ? 10 : 40) : 500,
    rounded(rents ? (worth * YIELD) / (daily ? 130 : 12) : worth),
  );
  const floors = carries.has('floors') && built ? random.int(2, 7) : null;
  const chosen = carries.has('features')
    ? random.some(
        Object.keys(FEATURE_WORDS).filter((feature) => suits(feature, category.slug, rents)),
        random.int(1, 5),
      )
    : [];
  const features = withoutContradictions(chosen, { slug: category.slug, condition, floors });
  const furnished = features.includes('furnished');
  const paper = random.pick(Object.keys(PAPERS).slice(0, category.propertyType === 'agricultural' ? 6 : 5));
  const months = random.pick([1, 3, 3, 6]);
  const attributes = fillAttributes(draft, {
    finishing: built ? condition : null,
    ownership_paper: rents ? null : random.chance(0.55) ? 'green_tabu' : paper,
    rent_payment: rents ? (daily ? 'daily' : random.pick(['monthly', 'quarterly', 'half_yearly', 'yearly'])) : null,
    advance_months: rents && !daily ? months : null,
    deposit_months: rents && !daily ? 1 : null,
    commission_months: rents && !daily ? 1 : null,
    day_one_cash: rents && !daily ? price * (months + 2) : null,
    building_age: built
      ? random.int(features.includes('new_building') ? 0 : 4, features.includes('new_building') ? 3 : 45)
      : null,
    salons: bedrooms !== null ? random.pick([1, 1, 1, 2]) : null,
    grid_hours: random.int(4, 24),
    owned_shares: null,
    ...(features.includes('pool') ? {} : { pool_kind: null }),
  });
  const figures: Omit<Written, 'titleAr' | 'titleEn' | 'descriptionAr' | 'descriptionEn'> = {
    ...nothing,
    priceKind: random.chance(0.03) ? 'on_request' : 'amount',
    price,
    pricePeriod: period,
    rent: transactionType === 'both' ? Math.max(40, rounded((worth * YIELD) / 12)) : null,
    negotiable: random.chance(0.35),
    area: carries.has('area') ? area : null,
    bedrooms: carries.has('bedrooms') ? bedrooms : null,
    bathrooms:
      carries.has('bathrooms') && bedrooms !== null
        ? Math.max(1, Math.round(bedrooms / 2 + random.next() * 0.8))
        : null,
    rooms: carries.has('rooms') && bedrooms !== null ? bedrooms + Number(attributes.salons ?? 1) : null,
    floor: carries.has('floor') ? (category.slug === 'ground-floor-flats' ? 0 : random.int(0, floors ?? 4)) : null,
    floors,
    furnishing: carries.has('furnishing')
      ? furnished
        ? 'furnished'
        : unfurnished(random.pick(['unfurnished', 'unfurnished', 'semi_furnished']), condition)
      : null,
    availability: carries.has('availability')
      ? readiness(random.pick(['available', 'available', 'available', 'coming_soon', 'under_construction']), condition)
      : null,
    features,
    attributes,
    proximities: carries.has('proximities') ? proximities(draft) : {},
  };
  if (figures.priceKind === 'on_request') Object.assign(figures, { price: null, rent: null });
  return { ...figures, ...estateTitles(draft, figures), ...estateDescriptions(draft, figures) };
}

const FURNISHED_KINDS = ['daily-furnished-flats', 'chalets'];
const BARE = 'skeleton';
/** Missing in a bare shell. */
const NEEDS_FINISHING = ['central_heating', 'renovated', 'furnished', 'air_conditioning'];
const LIFT_FROM = 4;

function withoutContradictions(
  features: string[],
  { slug, condition, floors }: { slug: string; condition: string; floors: number | null },
): string[] {
  const kept = features.filter(
    (feature) =>
      !(condition === BARE && NEEDS_FINISHING.includes(feature)) &&
      !(feature === 'renovated' && features.includes('new_building')) &&
      !(feature === 'elevator' && floors !== null && floors < LIFT_FROM),
  );
  return FURNISHED_KINDS.includes(slug) && !kept.includes('furnished') ? [...kept, 'furnished'] : kept;
}

const unfurnished = (furnishing: string, condition: string) => (condition === BARE ? 'unfurnished' : furnishing);
const readiness = (availability: string, condition: string) =>
  availability === 'under_construction' && condition !== BARE ? 'available' : availability;

const suits = (feature: string, slug: string, rents: boolean) => {
  if (feature === 'pool') return slug === 'villas' || slug === 'pool-farms' || slug === 'farms';
  if (feature === 'garden') return !['studios', 'roof-flats', 'office-spaces'].includes(slug);
  if (feature === 'furnished') return rents;
  return true;
};

function proximities({ random }: Draft): Record<string, number> {
  const kinds = random.some(['city_centre', 'hospital', 'school', 'public_transport', 'market'], random.int(0, 4));
  return Object.fromEntries(kinds.map((kind) => [kind, random.int(1, kind === 'city_centre' ? 60 : 24) * 50]));
}
