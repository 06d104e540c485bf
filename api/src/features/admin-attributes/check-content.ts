import { AppError } from '#lib/errors.ts';
import { readPattern } from '#lib/linear-pattern.ts';
import { hasOptions } from '#rules/attributes.ts';
import type { AssignmentContent, AttributeContent } from './fields.ts';

/** @throws AppError attribute_range_reversed, attribute_pattern_…, attribute_option_…, attribute_default_misfit (409) */
export function checkContent(content: AttributeContent): void {
  const { min, max, minLength, maxLength, pattern, options, type, defaultValue } = content;
  if (min !== null && max !== null && min > max) throw new AppError('attribute_range_reversed', 409).on('max');
  if (minLength !== null && maxLength !== null && minLength > maxLength)
    throw new AppError('attribute_range_reversed', 409).on('maxLength');
  if (pattern !== null) {
    const read = readPattern(pattern, maxLength);
    if (typeof read === 'string') throw new AppError(`attribute_${read}`, 409).on('pattern');
  }
  const values = options.map(({ value }) => value);
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated !== undefined) throw new AppError('attribute_option_repeated', 409, { value: repeated }).on('options');
  if (hasOptions(type) && options.length === 0) throw new AppError('attribute_options_missing', 409).on('options');
  if (!isFit(content, defaultValue)) throw new AppError('attribute_default_misfit', 409).on('defaultValue');
}

/** @throws AppError attribute_option_unknown, attribute_default_misfit (409) */
export function checkAssignment(content: AttributeContent, { options, defaultValue }: AssignmentContent): void {
  const known = new Set(content.options.map(({ value }) => value));
  const unknown = options?.find((value) => !known.has(value));
  if (unknown !== undefined) throw new AppError('attribute_option_unknown', 409, { value: unknown }).on('options');
  const offered = options ? content.options.filter(({ value }) => options.includes(value)) : content.options;
  if (!isFit({ ...content, options: offered }, defaultValue))
    throw new AppError('attribute_default_misfit', 409).on('defaultValue');
}

function isFit(content: AttributeContent, value: AttributeContent['defaultValue']): boolean {
  if (value === null) return true;
  const isOption = (text: string) => content.options.some((option) => option.value === text);
  switch (content.type) {
    case 'number':
      return typeof value === 'number' && value >= (content.min ?? -Infinity) && value <= (content.max ?? Infinity);
    case 'boolean':
      return typeof value === 'boolean';
    case 'select':
      return typeof value === 'string' && isOption(value);
    case 'multiselect':
      return Array.isArray(value) && value.every(isOption);
    default:
      return typeof value === 'string';
  }
}
