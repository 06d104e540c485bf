import type { Attribute } from '@diyar/api/contracts/categories';
import { readFigure } from '@diyar/api/rules/figures';
import type { AttributeContent } from './content.ts';
import type { FieldError, FieldErrorCode } from './field-error.ts';
import { lengthOf } from './figures.ts';

/** A repeated group may take a browser exponential time, three open repetitions cubic. */
const REPEATED_GROUP = /\)(?:[*+?]|\{\d)/;
const OPEN_REPETITION = /[*+]|\{\d+,\}/g;
const MOST_OPEN = 2;

/** The pattern where the browser can run it without hanging; the server checks all of them, in linear time. */
export function quickPattern(pattern: string): RegExp | undefined {
  const isSlow = REPEATED_GROUP.test(pattern) || (pattern.match(OPEN_REPETITION)?.length ?? 0) > MOST_OPEN;
  if (isSlow) return undefined;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    // RE2's syntax has a few words that JavaScript lacks: the server reads them.
    return undefined;
  }
}

type Report = (path: string, code: FieldErrorCode, params?: FieldError['params']) => void;
const TEXT_MAX = 1_000;

/** An attribute by its own rules. */
export function checkAttribute(attribute: Attribute, value: AttributeContent | undefined, reportAt: Report): void {
  const { slug, name, type, required } = attribute;
  const report = (code: FieldErrorCode, params: FieldError['params'] = {}) =>
    reportAt(`attributes.${slug}`, code, { name, ...params });
  const isEmpty = value === undefined || (typeof value !== 'boolean' && value.length === 0);
  if (isEmpty || (typeof value === 'string' && value.trim() === '')) {
    if (required) report('attribute_required');
    return;
  }
  if (typeof value !== 'string') return;
  if (type === 'number') checkNumber(attribute, value, report);
  else if (type === 'text' || type === 'url' || type === 'email') checkText(attribute, value.trim(), report);
}

type ReportHere = (code: FieldErrorCode, params?: FieldError['params']) => void;

function checkNumber({ min, max }: Attribute, text: string, report: ReportHere): void {
  const value = readFigure(text);
  if (value === undefined) report('attribute_number');
  else if (min !== null && value < min) report('attribute_min', { minimum: min });
  else if (max !== null && value > max) report('attribute_max', { maximum: max });
}

function checkText({ type, minLength, maxLength, pattern }: Attribute, text: string, report: ReportHere): void {
  const size = lengthOf(text);
  const longest = maxLength ?? TEXT_MAX;
  if (minLength !== null && size < minLength) report('attribute_short', { minimum: minLength });
  else if (size > longest) report('attribute_long', { maximum: longest });
  else if (pattern !== null && quickPattern(pattern)?.test(text) === false) report('attribute_pattern');
  else if (type === 'url' && !/^https?:\/\/[^\s.]+\.\S{2,}$/i.test(text)) report('attribute_url');
  else if (type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) report('attribute_email');
}
