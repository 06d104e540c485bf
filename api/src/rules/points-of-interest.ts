/** Kinds of places a family asks for round a home, in the order in which they are told, as people call them. */
export const POINT_KINDS = {
  school: { ar: 'مدرسة', en: 'School' },
  nursery: { ar: 'روضة', en: 'Nursery' },
  university: { ar: 'جامعة', en: 'University' },
  hospital: { ar: 'مشفى', en: 'Hospital' },
  clinic: { ar: 'مستوصف', en: 'Clinic' },
  pharmacy: { ar: 'صيدلية', en: 'Pharmacy' },
  transport: { ar: 'موقف أو كراج', en: 'Public transport' },
  market: { ar: 'سوق', en: 'Market' },
  mosque: { ar: 'جامع', en: 'Mosque' },
  church: { ar: 'كنيسة', en: 'Church' },
  park: { ar: 'حديقة', en: 'Park' },
} as const satisfies Record<string, { ar: string; en: string }>;
export type PointKind = keyof typeof POINT_KINDS;
export const POINT_KIND_KEYS = Object.keys(POINT_KINDS) as PointKind[];

/** The search's «near», in kilometres: `kinds_near()` in the database measures as far. */
export const NEAR_KM = 1;

/** Farther than this, in metres, is not "round a home". */
export const AROUND_METRES = 3000;

/** A blurred point is up to so many metres off: its distances say no more than that. */
const BLUR_METRES = 500;

/** Metres as they may be told, as the crow flies: to 50 m, of an approximate listing to 500 m. */
export function toldMetres(metres: number, isApproximate: boolean): number {
  const step = isApproximate ? BLUR_METRES : 50;
  return Math.max(step, Math.round(metres / step) * step);
}
