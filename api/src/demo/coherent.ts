import type { Draft } from './draft.ts';
import type { Spot } from './places.ts';

type Values = Record<string, unknown>;
/** Choices of one attribute that fit, by where it is asked; the first stands in for one that does not. */
type Fits = readonly string[];

/** `attribute@category`, or the attribute with the deal: what else is chosen becomes the first of these. */
const ONLY: Readonly<Record<string, Fits>> = {
  'fuel@electric-hybrid-cars': ['hybrid', 'electric', 'plug_in_hybrid'],
  'fuel@cars': ['petrol', 'diesel', 'gas'],
  'body_type@passenger-cars': ['sedan', 'hatchback', 'coupe', 'station'],
  'body_type@suvs': ['suv', 'crossover'],
  'body_type@pickups': ['pickup'],
  'body_type@vans-minibuses': ['van'],
  'phone_brand@android-phones': ['xiaomi', 'huawei', 'honor', 'infinix', 'tecno', 'realme', 'oppo', 'vivo'],
  'phone_brand@button-phones': ['nokia', 'itel', 'samsung', 'tecno'],
  'ram_gb@mobiles': ['6', '4', '8', '12'],
  'ram_gb@laptops': ['8', '4', '16', '32'],
  'storage_gb@mobiles': ['128', '64', '256', '512'],
  'storage_gb@laptops': ['512', '256', '1024'],
  'console@game-consoles': ['ps4', 'ps5', 'ps3'],
  'carat@gold-jewellery': ['21', '18', '24'],
  'metal@gold-jewellery': ['gold', 'white_gold'],
  'metal@silver-jewellery': ['silver'],
  'occupancy=rent': ['empty'],
  'shop_tenure=rent': ['lease'],
  'shop_tenure=sale': ['freehold', 'freehold_occupied', 'key_money'],
};

/** Attributes that mean nothing without the deal. */
const OF_DEALS: Readonly<Record<string, readonly string[]>> = {
  sale: ['payment_options', 'owners_count'],
  rent: ['lease_registered', 'min_stay_months', 'min_stay_nights', 'bills_included', 'tenants_allowed', 'max_guests'],
};

/** Stands alone in a list of choices. */
const EXCLUSIVE = 'none';
/** Further east nobody sees the sea from a window. */
const COAST_LNG = 35.97;
const isByTheSea = ({ province, lng }: Spot) => ['latakia', 'tartus'].includes(province.key) && lng < COAST_LNG;
const THIS_YEAR = 2026;

/**
 * Takes from a filled form what contradicts the rest of it. Nothing is drawn here: whatever else a listing says stays
 * the same.
 */
export function coherent(values: Values, draft: Draft): Values {
  const kept = Object.fromEntries(
    Object.entries(values).flatMap(([slug, value]) => {
      const fitting = choice(slug, value, draft);
      return fitting === undefined ? [] : [[slug, fitting]];
    }),
  );
  const { category, spot } = draft;
  const drop = (...slugs: string[]) => {
    for (const slug of slugs) delete kept[slug];
  };
  if (kept.commission_months) drop('no_commission');
  if (kept.condition === 'new') drop('working_hours', 'owners_count', 'opened_before', 'body_paint');
  if (kept.fuel === 'electric') drop('engine_cc', 'gearbox');
  else if (category.slug !== 'electric-bikes' && kept.fuel !== 'plug_in_hybrid') drop('battery_range');
  if (kept.animal_sex === 'male') drop('pregnant', 'milk_litres');
  if (kept.processor === 'apple_m' && kept.computer_brand !== 'apple') kept.processor = 'core_i5';
  if (kept.computer_brand === 'apple' && 'processor' in kept) kept.processor = 'apple_m';
  if (typeof kept.mileage === 'number' && typeof kept.year === 'number')
    kept.mileage = Math.max(1, Math.min(25, THIS_YEAR - kept.year)) * kept.mileage;
  if ('plate_province' in kept) kept.plate_province = spot.province.key;
  return kept;
}

function choice(slug: string, value: unknown, { category, transactionType, spot }: Draft): unknown {
  if (transactionType !== 'both')
    for (const [deal, slugs] of Object.entries(OF_DEALS))
      if (deal !== transactionType && slugs.includes(slug)) return undefined;
  if (Array.isArray(value)) {
    const seen = value.filter((option) => option !== 'sea' || slug !== 'view' || isByTheSea(spot));
    const several = seen.length > 1 ? seen.filter((option) => option !== EXCLUSIVE) : seen;
    return several.length > 0 ? several : undefined;
  }
  const path = [...category.path].reverse().map((level) => `${slug}@${level.slug}`);
  const fits = [...path, `${slug}=${transactionType}`].map((key) => ONLY[key]).find((found) => found !== undefined);
  return fits && typeof value === 'string' && !fits.includes(value) ? fits[0] : value;
}
