import type { CategoryFact } from '../../lib/catalogue/index.ts';
import { FEATURES } from '../search/contract.ts';
import type { FormValues } from './contract.ts';
import type { FaultCode, Faults } from './faults.ts';
import { FARTHEST_METRES } from './fields.ts';

const STORED = new Map<string, string>(
  Object.entries<string>({
    semiFurnished: 'semi_furnished',
    comingSoon: 'coming_soon',
    underConstruction: 'under_construction',
    cityCentre: 'city_centre',
    publicTransport: 'public_transport',
  }),
);
export const stored = (wire: string) => STORED.get(wire) ?? wire;
const WIRE = new Map([...STORED].map(([wire, column]) => [column, wire]));
export const wired = (column: string) => WIRE.get(column) ?? column;

type Whole = 'bedrooms' | 'bathrooms' | 'rooms' | 'floor' | 'floors';
/** A studio has 0 rooms; floors go down to the ninth cellar. */
const WHOLE: Record<Whole, { min: number; max: number; code: FaultCode }> = {
  bedrooms: { min: 1, max: 99, code: 'bedrooms_positive' },
  bathrooms: { min: 1, max: 99, code: 'bathrooms_positive' },
  rooms: { min: 0, max: 999, code: 'rooms_positive' },
  floor: { min: -9, max: 200, code: 'floor_range' },
  floors: { min: 1, max: 200, code: 'floors_range' },
};

/** What the category carries besides price and place; what it does not carry is dropped, left over from another category. */
export function checkFigures(form: FormValues, { carries }: CategoryFact, faults: Faults) {
  const has = (what: string) => carries.includes(what);
  const area = Math.round((form.area ?? 0) * 100) / 100;
  if (has('area') && form.area === undefined) faults.add('area', 'area_required');
  else if (has('area') && (area < 0.01 || area >= 1e10)) faults.add('area', 'area_positive');

  const whole = (key: Whole) => {
    const value = form[key];
    if (!has(key) || value === undefined) return null;
    const { min, max, code } = WHOLE[key];
    if (!Number.isInteger(value) || value < min || value > max) faults.add(key, code);
    return value;
  };
  const figures = {
    area: has('area') ? area : null,
    bedrooms: whole('bedrooms'),
    bathrooms: whole('bathrooms'),
    rooms: whole('rooms'),
    floor: whole('floor'),
    floors: whole('floors'),
  };
  if (figures.floor !== null && figures.floors !== null && figures.floor > figures.floors) {
    faults.add('floor', 'floor_above_floors');
  }

  const features = has('features') ? [...new Set(form.features ?? [])] : [];
  if (features.some((one) => !(FEATURES as readonly string[]).includes(one))) faults.add('features', 'unknown_feature');
  const near = has('proximities') ? Object.entries(form.proximities ?? {}) : [];
  const proximities: Record<string, number> = {};
  for (const [kind, metres] of near) {
    if (metres === undefined) continue;
    if (metres < 0 || metres > FARTHEST_METRES) faults.add(`proximities.${kind}`, 'proximity_range');
    proximities[stored(kind)] = Math.round(metres);
  }
  return {
    ...figures,
    furnishing: has('furnishing') && form.furnishing ? stored(form.furnishing) : null,
    availability: has('availability') && form.availability ? stored(form.availability) : null,
    features,
    proximities,
  };
}
