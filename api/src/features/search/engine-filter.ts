import type { Condition } from './criteria.ts';

/**
 * Conditions as the engine's filter: an array is "and". Values are numbers, or strings put through `quoted`; nothing a
 * caller typed becomes syntax.
 */
export const engineFilter = (conditions: Condition[]): string[] => conditions.map(render);

const quoted = (value: string) => `"${value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
const list = (values: string[]) => `[${values.map(quoted).join(', ')}]`;

function render(condition: Condition): string {
  switch (condition.op) {
    case 'in':
      return `${condition.field} IN ${list(condition.values)}`;
    case 'all':
      return condition.values.map((value) => `${condition.field} = ${quoted(value)}`).join(' AND ');
    case 'counts': {
      const { field, exactly, atLeast } = condition;
      const parts = exactly.length > 0 ? [`${field} IN [${exactly.join(', ')}]`] : [];
      if (atLeast !== null) parts.push(`${field} >= ${atLeast}`);
      return parts.join(' OR ');
    }
    case 'range':
      return range(condition.field, condition.min, condition.max);
    case 'places': {
      const parts: string[] = [];
      if (condition.province.length > 0) parts.push(`prov IN ${list(condition.province)}`);
      if (condition.city.length > 0) parts.push(`city IN ${list(condition.city)}`);
      if (condition.neighborhood.length > 0) parts.push(`hood IN ${list(condition.neighborhood)}`);
      return parts.join(' OR ');
    }
    case 'box': {
      const { west, south, east, north } = condition.box;
      return `lng >= ${west} AND lng <= ${east} AND lat >= ${south} AND lat <= ${north}`;
    }
    case 'attribute': {
      const field = `attr.${condition.slug}`;
      return `${field} IN [${condition.values.map((one) => (typeof one === 'boolean' ? one : quoted(one))).join(', ')}]`;
    }
    case 'attributeRange':
      return range(`attr.${condition.slug}`, condition.min, condition.max);
    case 'featured':
      return condition.value === 1 ? 'featured = 1' : 'featured != 1';
    case 'except':
      return `id != ${quoted(condition.id)}`;
  }
}

function range(field: string, min: number | undefined, max: number | undefined): string {
  const parts: string[] = [];
  if (min !== undefined) parts.push(`${field} >= ${min}`);
  if (max !== undefined) parts.push(`${field} <= ${max}`);
  return parts.join(' AND ');
}
