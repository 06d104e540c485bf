import type { Categories } from '#lib/catalogue/index.ts';
import { ATTRIBUTE_TYPES } from '#rules/attributes.ts';

export function statisticsOf({ all, attributes }: Categories) {
  const uses = new Map<string, number>();
  for (const category of all) for (const { id } of category.attributes) uses.set(id, (uses.get(id) ?? 0) + 1);
  return {
    total: attributes.length,
    filterable: attributes.filter(({ filterable }) => filterable).length,
    required: attributes.filter(({ required }) => required).length,
    byType: ATTRIBUTE_TYPES.map((type) => ({
      type,
      count: attributes.filter((attribute) => attribute.type === type).length,
    })),
    attributes: attributes.map(({ id, slug, options }) => ({
      id,
      slug,
      categories: uses.get(id) ?? 0,
      options: options.length,
    })),
  };
}
