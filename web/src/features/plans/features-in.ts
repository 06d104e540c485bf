import { readFigure } from '@diyar/api/rules/figures';
import { PLAN_FEATURE_CODES, PLAN_FEATURES } from '@diyar/api/rules/plan-features';
import type { PlanForm } from './api.ts';
import type { PlanFields } from './plan-fields.ts';

/** Any other text becomes a number that the server refuses, at its field. */
export const wholeNumber = (text: string): number => {
  const number = readFigure(text) ?? -1;
  return Number.isInteger(number) ? number : -1;
};

type Feature = NonNullable<PlanForm['features']>[number];

/** Features that are switched on; one without a number has all there is. */
export const featuresIn = (fields: PlanFields['features']): Feature[] =>
  PLAN_FEATURE_CODES.filter((code) => fields[code].has).map((code) => {
    const amount = fields[code].amount.trim();
    return { code, amount: amount === '' || PLAN_FEATURES[code].most === null ? null : wholeNumber(amount) };
  });
