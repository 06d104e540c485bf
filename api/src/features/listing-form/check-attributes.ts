import { z } from 'zod';
import { type CategoryFact, type EffectiveAttribute, nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { readPattern, TEXT_MAX } from '#lib/linear-pattern.ts';
import { keepsRule } from '#rules/attributes.ts';
import { readFigure } from '#rules/figures.ts';
import type { FormValues } from './contract.ts';
import type { FormErrorCode, FormErrors } from './form-errors.ts';

type Given = NonNullable<FormValues['attributes']>[string];
type Stored = string | number | boolean | string[];
type Report = (code: FormErrorCode, params?: Record<string, number>) => undefined;

/** By the category's own rules, inherited and overridden; those of another transaction type are dropped. */
export function checkAttributes(
  given: Record<string, Given>,
  { category, transactionType, lang }: { category: CategoryFact; transactionType?: string; lang: Lang },
  errors: FormErrors,
): Record<string, Stored> {
  const known = new Set(category.attributes.map(({ slug }) => slug));
  for (const slug of Object.keys(given)) if (!known.has(slug)) errors.add(`attributes.${slug}`, 'attribute_unknown');

  const result: Record<string, Stored> = {};
  for (const attribute of category.attributes) {
    const { transactionTypes, slug, required } = attribute;
    if (transactionTypes && !transactionTypes.includes(transactionType ?? '')) continue;
    const report = (code: FormErrorCode, params = {}) => {
      errors.add(`attributes.${slug}`, code, { name: nameOf(attribute, lang), ...params });
      return undefined;
    };
    const value = Object.hasOwn(given, slug) ? given[slug] : undefined;
    const isAbsent =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (isAbsent) {
      if (required) report('attribute_required');
      continue;
    }
    const read = readValue(attribute, value, report);
    if (read !== undefined) result[slug] = read;
  }
  return result;
}

function readValue(attribute: EffectiveAttribute, value: NonNullable<Given>, report: Report): Stored | undefined {
  switch (attribute.type) {
    case 'number':
      return readNumber(attribute, value, report);
    case 'boolean':
      if (typeof value === 'boolean') return value;
      return value === 'true' || value === 'false' ? value === 'true' : report('attribute_boolean');
    case 'select':
      return typeof value === 'string' && isOption(attribute, value) ? value : report('attribute_option');
    case 'multiselect': {
      const chosen = [value].flat();
      const areOptions = chosen.every((option) => typeof option === 'string' && isOption(attribute, option));
      return areOptions ? [...new Set(chosen as string[])] : report('attribute_option');
    }
    default:
      return typeof value === 'string' ? readText(attribute, value.trim(), report) : report('attribute_pattern');
  }
}

const isOption = ({ options }: EffectiveAttribute, value: string) => options.some((option) => option.value === value);

function readNumber({ min, max, rules }: EffectiveAttribute, value: NonNullable<Given>, report: Report) {
  const figure = typeof value === 'number' ? value : (readFigure(String(value)) ?? Number.NaN);
  if (!Number.isFinite(figure)) return report('attribute_number');
  if (rules.includes('whole_number') && !Number.isInteger(figure)) return report('attribute_whole_number');
  if (min !== null && figure < min) return report('attribute_min', { minimum: min });
  if (max !== null && figure > max) return report('attribute_max', { maximum: max });
  return figure;
}

function readText({ type, minLength, maxLength, pattern, rules }: EffectiveAttribute, text: string, report: Report) {
  if (text === '') return undefined;
  const size = [...text].length;
  const longest = maxLength ?? TEXT_MAX;
  if (minLength !== null && size < minLength) return report('attribute_short', { minimum: minLength });
  if (size > longest) return report('attribute_long', { maximum: longest });
  if (pattern !== null && !fits(text, pattern, maxLength)) return report('attribute_pattern');
  const broken = rules.find((rule) => !keepsRule(rule, text));
  if (broken) return report(`attribute_${broken}`);
  if (type === 'url' && !z.url({ protocol: /^https?$/ }).safeParse(text).success) return report('attribute_url');
  if (type === 'email' && !z.email().safeParse(text).success) return report('attribute_email');
  return text;
}

/** A pattern that can't be run holds nobody up: its author is told when it is saved, the owner could do nothing. */
function fits(text: string, pattern: string, maxLength: number | null): boolean {
  const read = readPattern(pattern, maxLength);
  return typeof read === 'string' || read.matches(text);
}
