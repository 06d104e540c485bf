import { type AreaSlip, areaSlip } from '@diyar/api/rules/area-sense';
import type { FormContent } from './content.ts';
import type { FormFacts } from './facts.ts';
import { figureAt } from './figures.ts';

/** Silent once the area was confirmed; the server, which knows the neighbours' areas, asks again. */
export const areaSlipOf = (
  { area, confirmArea }: Pick<FormContent, 'area' | 'confirmArea'>,
  { category }: Pick<FormFacts, 'category'>,
): AreaSlip | undefined => (confirmArea ? undefined : areaSlip(figureAt('area', area), category.carries));
