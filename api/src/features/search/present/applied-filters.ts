import type { Catalogue } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { formatShape } from '#rules/shape.ts';
import type { Applied, SearchQuery } from '../contract.ts';
import { attributeLabel, labelOf } from './filter-labels.ts';
import { surroundingsChip } from './offered-places.ts';
import { walkedLabel } from './shape-label.ts';

const NAMED = [
  'category',
  'province',
  'city',
  'neighborhood',
  'transactionType',
  'near',
  'street',
  'without',
  'prefer',
] as const;

/** Words for the filters in force that a page cannot word by itself: their names live in the catalogue. */
export function appliedLabels(query: SearchQuery, catalogue: Catalogue, lang: Lang): Applied[] {
  const named = NAMED.flatMap((kind) =>
    (query[kind] ?? []).map((value) => ({ kind, value, label: labelOf(kind, value, catalogue, lang) })),
  );
  const attributes = Object.entries(query.attributes).flatMap(([key, text]) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((value) => ({ kind: `attr.${key}`, value, label: attributeLabel(key, value, catalogue, lang) })),
  );
  const shape = (query.shape ? [formatShape(query.shape)] : []).map((value) => ({
    kind: 'shape',
    value,
    label: walkedLabel(labelOf('shape', value, catalogue, lang), query.shape, lang),
  }));
  return [...named, ...surroundingsChip(query, catalogue, lang), ...attributes, ...shape];
}
