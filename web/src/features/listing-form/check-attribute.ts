import type { Attribute } from '@diyar/api/contracts/categories';
import { readFigure } from '@diyar/api/rules/figures';
import type { AttributeContent } from './content.ts';
import type { Fault, FaultCode } from './fault.ts';
import { lengthOf } from './figures.ts';
import { quickPattern } from './quick-pattern.ts';

type Report = (path: string, code: FaultCode, params?: Fault['params']) => void;
const TEXT_MAX = 1_000;

/** An attribute by its own rules. */
export function checkAttribute(attribute: Attribute, value: AttributeContent | undefined, report: Report): void {
  const { slug, name, type, required } = attribute;
  const say = (code: FaultCode, params: Fault['params'] = {}) =>
    report(`attributes.${slug}`, code, { name, ...params });
  const isEmpty = value === undefined || (typeof value !== 'boolean' && value.length === 0);
  if (isEmpty || (typeof value === 'string' && value.trim() === '')) {
    if (required) say('attribute_required');
    return;
  }
  if (typeof value !== 'string') return;
  if (type === 'number') checkNumber(attribute, value, say);
  else if (type === 'text' || type === 'url' || type === 'email') checkText(attribute, value.trim(), say);
}

type Say = (code: FaultCode, params?: Fault['params']) => void;

function checkNumber({ min, max }: Attribute, text: string, say: Say): void {
  const value = readFigure(text);
  if (value === undefined) say('attribute_number');
  else if (min !== null && value < min) say('attribute_min', { minimum: min });
  else if (max !== null && value > max) say('attribute_max', { maximum: max });
}

function checkText({ type, minLength, maxLength, pattern }: Attribute, text: string, say: Say): void {
  const size = lengthOf(text);
  const longest = maxLength ?? TEXT_MAX;
  if (minLength !== null && size < minLength) say('attribute_short', { minimum: minLength });
  else if (size > longest) say('attribute_long', { maximum: longest });
  else if (pattern !== null && quickPattern(pattern)?.test(text) === false) say('attribute_pattern');
  else if (type === 'url' && !/^https?:\/\/[^\s.]+\.\S{2,}$/i.test(text)) say('attribute_url');
  else if (type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) say('attribute_email');
}
