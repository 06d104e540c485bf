import type { AttributeFact, Categories } from '../../lib/catalogue/categories.ts';
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
      const value = Number(text);
      if (attribute.type !== 'number' || !Number.isFinite(value)) {
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
  const parts = text.split(',').map((part) => part.trim());
  if (type === 'boolean') {
    if (!parts.every((part) => part === 'true' || part === 'false')) return undefined;
    return { op: 'attribute', facet, slug, values: parts.map((part) => part === 'true') };
  }
  if (type === 'number') {
    const value = Number(text);
    return Number.isFinite(value) ? { op: 'attributeRange', facet, slug, min: value, max: value } : undefined;
  }
  if (type === 'select' || type === 'multiselect') {
    const allowed = new Set(attribute.options.map((option) => option.value));
    return parts.every((part) => allowed.has(part)) ? { op: 'attribute', facet, slug, values: parts } : undefined;
  }
  return undefined;
}
