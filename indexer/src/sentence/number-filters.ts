import type { Amount } from './amounts.ts';
import type { Recognised } from './reading.ts';

export type Filter = Omit<Recognised, 'text'>;

const round = (value: number) => String(Math.round(value * 100) / 100);

export function range(
  kinds: readonly [min: string, max: string],
  { min, max }: { min?: number | undefined; max?: number | undefined },
): Filter[] {
  const filters: Filter[] = [];
  if (min !== undefined) filters.push({ kind: kinds[0], value: round(min) });
  if (max !== undefined) filters.push({ kind: kinds[1], value: round(max) });
  return filters;
}

/** Nobody's flat has exactly the area another has in mind: one number means a tenth around it. */
export function areaFilters({ min, max, exact }: Amount, factor: number): Filter[] {
  const scaled =
    exact === undefined
      ? { min: min && min * factor, max: max && max * factor }
      : { min: Math.round(exact * factor * 0.9), max: Math.round(exact * factor * 1.1) };
  return range(['minArea', 'maxArea'], scaled);
}

export function countFilters(kind: string, { isStrict, exact, ...bounds }: Amount): Filter[] {
  const step = isStrict ? 1 : 0;
  const min = bounds.min === undefined ? undefined : bounds.min + step;
  const max = bounds.max === undefined ? undefined : bounds.max - step;
  if (exact !== undefined) return Number.isInteger(exact) && exact <= 20 ? [{ kind, value: String(exact) }] : [];
  if (min !== undefined && max === undefined) return [{ kind, value: `${min}+` }];
  const from = min ?? 1;
  if (max === undefined || max - from > 9 || max > 20) return [];
  return Array.from({ length: max - from + 1 }, (_, more) => ({ kind, value: String(from + more) }));
}

export const isYear = (value: number) => Number.isInteger(value) && value >= 1950 && value <= 2040;

/** «سيارة 2010», «موديل 2015 وفوق»: a car's year, or the years from or until it. */
export function yearFilters({ measure, exact, min, max, label, isBy }: Amount): Filter[] {
  const years = [exact, min, max].filter((value) => value !== undefined);
  if (measure !== 'none' || label !== undefined || isBy || !years.every(isYear)) return [];
  if (exact !== undefined) return [{ kind: 'attr.year', value: String(exact) }];
  return range(['attr.year.min', 'attr.year.max'], { min, max });
}
