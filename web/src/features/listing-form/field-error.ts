import type { ErrorDetail } from '@diyar/api/endpoint';
import type { WholeError } from '@diyar/api/rules/listing-form';

/** The server's own codes, so that both say the same of the same thing. */
export const FAULT_CODES = [
  'transaction_type_required',
  'title_required',
  'title_length',
  'description_required',
  'description_length',
  'price_required',
  'price_positive',
  'price_too_high',
  'area_required',
  'area_positive',
  'floor_above_floors',
  'proximity_range',
  'province_required',
  'city_required',
  'address_required',
  'address_length',
  'coordinates_required',
  'attribute_required',
  'attribute_number',
  'attribute_min',
  'attribute_max',
  'attribute_short',
  'attribute_long',
  'attribute_pattern',
  'attribute_url',
  'attribute_email',
  'images_required',
] as const;
export type FieldErrorCode = (typeof FAULT_CODES)[number] | WholeError;
export type FieldError = { path: string; code: FieldErrorCode; params: Record<string, string | number> };

/** Nothing there yet, as opposed to something that is wrong. */
export const isMissing = ({ code }: Pick<FieldError, 'code'>): boolean => code.endsWith('_required');

/** The server's findings, by field; the first of a field counts. */
export function byField(errors: readonly ErrorDetail[], fieldOf: (path: string) => string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of errors) found[fieldOf(path)] ??= message;
  return found;
}
