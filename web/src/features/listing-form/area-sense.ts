import type { FormContent } from './content.ts';
import { carries, type FormFacts } from './facts.ts';
import { figureAt } from './figures.ts';

export type AreaSlip = 'area_low' | 'area_high';

/** Square metres between which honest areas lie: a flat, which has a floor, a house, and whatever else has an area. */
const USUAL = { flat: [12, 800], house: [20, 5_000], other: [4, 1_000_000] } as const;

/** An area that is likelier a slip of a digit or of a sign. Kindly: a question, never a refusal. */
export function areaSlipOf({ area }: Pick<FormContent, 'area'>, facts: FormFacts): AreaSlip | undefined {
  const metres = carries(facts, 'area') ? figureAt('area', area) : undefined;
  if (metres === undefined || metres <= 0) return undefined;
  const isHome = carries(facts, 'bedrooms');
  const [least, most] = USUAL[isHome ? (carries(facts, 'floor') ? 'flat' : 'house') : 'other'];
  if (metres < least) return 'area_low';
  return metres > most ? 'area_high' : undefined;
}
