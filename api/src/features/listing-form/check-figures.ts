import type { CategoryFact } from '#lib/catalogue/index.ts';
import { CHOICE_FIELDS, eachOf, WHOLE_FIELDS, type WholeField } from '#rules/listing-fields.ts';
import { FARTHEST_METRES, isArea, isFeature, isWholeNumber, roundedArea, wholeError } from '#rules/listing-form.ts';
import { stored } from '#rules/stored-words.ts';
import type { FormValues } from './contract.ts';
import type { FormErrors } from './form-errors.ts';

/** Fields that the category carries besides price and place; what it does not carry is dropped, left over from another category. */
export function checkFigures(form: FormValues, { carries }: CategoryFact, errors: FormErrors) {
  const has = (what: string) => carries.includes(what);
  const area = roundedArea(form.area ?? 0);
  if (has('area') && form.area === undefined) errors.add('area', 'area_required');
  else if (has('area') && !isArea(area)) errors.add('area', 'area_positive');

  const whole = (key: WholeField) => {
    const value = form[key];
    if (!has(key) || value === undefined) return null;
    if (!isWholeNumber(key, value)) errors.add(key, wholeError(key));
    return value;
  };
  const figures = {
    area: has('area') ? area : null,
    ...eachOf(WHOLE_FIELDS, whole),
  };
  if (figures.floor !== null && figures.floors !== null && figures.floor > figures.floors) {
    errors.add('floor', 'floor_above_floors');
  }

  const features = has('features') ? [...new Set(form.features ?? [])] : [];
  if (!features.every(isFeature)) errors.add('features', 'unknown_feature');
  const near = has('proximities') ? Object.entries(form.proximities ?? {}) : [];
  const proximities: Record<string, number> = {};
  for (const [kind, metres] of near) {
    if (metres === undefined) continue;
    if (metres < 0 || metres > FARTHEST_METRES) errors.add(`proximities.${kind}`, 'proximity_range');
    proximities[stored(kind)] = Math.round(metres);
  }
  return {
    ...figures,
    ...eachOf(CHOICE_FIELDS, (key) => (has(key) && form[key] ? stored(form[key]) : null)),
    features: features.filter(isFeature),
    proximities,
  };
}
