export type AreaSlip = 'area_low' | 'area_high';

/** Square metres between which honest areas lie: a flat, which has a floor, a house, and whatever else has an area. */
const USUAL = { flat: [12, 800], house: [20, 5_000], other: [4, 1_000_000] } as const;

/**
 * An area that is likelier a slip of a digit or of a sign: a question, never a refusal.
 * @param metres square metres
 * @param carries what the category's listings have
 */
export function areaSlip(metres: number | undefined, carries: readonly string[]): AreaSlip | undefined {
  if (!carries.includes('area') || metres === undefined || metres <= 0) return undefined;
  const isHome = carries.includes('bedrooms');
  const [least, most] = USUAL[isHome ? (carries.includes('floor') ? 'flat' : 'house') : 'other'];
  if (metres < least) return 'area_low';
  return metres > most ? 'area_high' : undefined;
}
