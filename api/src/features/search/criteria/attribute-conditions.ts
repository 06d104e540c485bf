import type { AttributeFact, Categories } from '#lib/catalogue/categories.ts';
import { figureIn } from '#rules/digits.ts';
import { ATTRIBUTE } from '#rules/search-params.ts';
import type { Condition } from './criteria.ts';

interface Read {
  conditions: Condition[];
  problems: { path: string; code: string }[];
}

/** `attr.<slug>` filters, each read by its attribute's own type. */
export function attributeConditions(given: Record<string, string>, categories: Categories): Read {
  const conditions: Condition[] = [];
  const problems: Read['problems'] = [];
  const ranges = new Map<string, { min?: number; max?: number }>();
  for (const [key, text] of Object.entries(given)) {
    if (text.trim() === '') continue;
    const [slug = '', end] = key.split('.');
    const attribute = categories.attribute(slug);
    if (!attribute?.filterable) {
      problems.push({ path: `attr.${key}`, code: 'unknown_attribute' });
      continue;
    }
    if (end === 'min' || end === 'max') {
      const value = figureIn(text.trim());
      if (attribute.type !== 'number' || value === undefined) {
        problems.push({ path: `attr.${key}`, code: 'bad_attribute_value' });
      } else ranges.set(slug, { ...ranges.get(slug), [end]: value });
      continue;
    }
    const condition = valuesCondition(attribute, text);
    if (condition) conditions.push(condition);
    else problems.push({ path: `attr.${key}`, code: 'bad_attribute_value' });
  }
  for (const [slug, range] of ranges) conditions.push({ op: 'attributeRange', facet: `attr.${slug}`, slug, ...range });
  return { conditions, problems };
}

function valuesCondition(attribute: AttributeFact, text: string): Condition | undefined {
  const { slug, type } = attribute;
  const facet = `attr.${slug}`;
  const parts = [...new Set(text.split(',').map((part) => part.trim()))];
  if (parts.length > ATTRIBUTE.most) return undefined;
  if (type === 'boolean') {
    if (!parts.every((part) => part === 'true' || part === 'false')) return undefined;
    return { op: 'attribute', facet, slug, values: parts.map((part) => part === 'true') };
  }
  if (type === 'number') {
    const value = figureIn(text.trim());
    return value === undefined ? undefined : { op: 'attributeRange', facet, slug, min: value, max: value };
  }
  if (type === 'select' || type === 'multiselect') {
    const allowed = new Set(attribute.options.map((option) => option.value));
    // An old link may name an option that was removed since: the others stay.
    const values = parts.filter((part) => allowed.has(part));
    return values.length > 0 ? { op: 'attribute', facet, slug, values } : undefined;
  }
  return undefined;
}
