import { cellField } from '@diyar/indexer/document';
import { type Condition, type Cover, contradictsByText, isInferable, spokenField } from '../criteria/criteria.ts';
import { FINEST } from '../shape/tile-cover.ts';

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
      return saidOrInferred(condition.field, (field) => `${field} IN ${list(condition.values)}`);
    case 'all':
      return condition.values
        .map((value) => `(${saidOrInferred(condition.field, (field) => `${field} = ${quoted(value)}`)})`)
        .join(' AND ');
    case 'counts': {
      const { exactly, atLeast } = condition;
      return saidOrInferred(condition.field, (field) => {
        const parts = exactly.length > 0 ? [`${field} IN [${exactly.join(', ')}]`] : [];
        if (atLeast !== null) parts.push(`${field} >= ${atLeast}`);
        return parts.join(' OR ');
      });
    }
    case 'range':
      return saidOrInferred(condition.field, (field) => `(${range(field, condition.min, condition.max)})`);
    case 'places': {
      const parts: string[] = [];
      const isOneOf = (own: string, keys: string[]) =>
        keys.length > 0 && parts.push(saidOrInferred(own, (field) => `${field} IN ${list(keys)}`));
      isOneOf('province', condition.province);
      isOneOf('city', condition.city);
      isOneOf('neighborhood', condition.neighborhood);
      return parts.join(' OR ');
    }
    case 'box': {
      const { west, south, east, north } = condition.box;
      return `lng >= ${west} AND lng <= ${east} AND lat >= ${south} AND lat <= ${north}`;
    }
    case 'shape': {
      if (!condition.cover) throw new Error('The engine was asked for a shape without its cells');
      return coverFilter(condition.cover);
    }
    case 'attribute': {
      const values = condition.values.map((value) => (typeof value === 'boolean' ? value : quoted(value)));
      return saidOrInferred(`attr.${condition.slug}`, (field) => `${field} IN [${values.join(', ')}]`);
    }
    case 'attributeRange':
      return range(`attr.${condition.slug}`, condition.min, condition.max);
    case 'not':
      return `NOT (${condition.read.map((read) => `(${render(read)})`).join(' AND ')})`;
    case 'unopposed':
      return uncontradicted(condition.read).join(' AND ');
    case 'featured':
      return condition.value === 1 ? 'featured = 1' : 'featured != 1';
    case 'except':
      return `id NOT IN ${list(condition.ids)}`;
    case 'beside': {
      const all = condition.read.map((read) => `(${render(read)})`).join(' AND ');
      return [`NOT (${all})`, ...condition.read.flatMap(uncontradicted)].join(' AND ');
    }
  }
}

/** Cells inside, and listings of the cells on the line. `IN []` is nothing. */
const coverFilter = ({ cells, ids, mostly }: Cover): string =>
  [
    ...Object.entries(cells).map(([field, keys]) => `${field} IN ${list(keys)}`),
    `id IN ${list(ids)}`,
    `(${cellField(FINEST)} IN ${list(mostly.cells)} AND id NOT IN ${list(mostly.without)})`,
  ].join(' OR ');

/** A field's filter, or the same of what its listing's text says where the owner left the field empty. */
const saidOrInferred = (field: string, filter: (field: string) => string): string =>
  isInferable(field) ? `${filter(field)} OR ${filter(`inferred.${field}`)}` : filter(field);

/** A condition that holds, or that the listing says nothing about; nothing for what words may overrule (kinds, places). */
function uncontradicted(condition: Condition): string[] {
  if (condition.op === 'unopposed') return uncontradicted(condition.read);
  const field = spokenField(condition);
  if (!field) return [];
  const unsaid = contradictsByText(field)
    ? `${field} NOT EXISTS AND inferred.${field} NOT EXISTS`
    : `${field} NOT EXISTS`;
  return [`(${render(condition)} OR (${unsaid}))`];
}

function range(field: string, min: number | undefined, max: number | undefined): string {
  const parts: string[] = [];
  if (min !== undefined) parts.push(`${field} >= ${min}`);
  if (max !== undefined) parts.push(`${field} <= ${max}`);
  return parts.join(' AND ');
}
