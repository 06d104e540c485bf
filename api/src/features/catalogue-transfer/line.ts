import { z } from 'zod';
import { ATTRIBUTE_SLUG } from '#rules/attributes.ts';
import { CATEGORY_SLUG } from '#rules/categories.ts';
import { AssignmentContent, AttributeContent } from '../admin-attributes/index.ts';
import { CategoryContent } from '../admin-categories/index.ts';

const CategorySlug = z.string().max(80).regex(CATEGORY_SLUG);
const Sort = z.int().min(0).max(1_000_000);

/** A line of an exported catalogue. Things name each other by slug: ids are an installation's own. */
export const CategoryLine = z.strictObject({
  kind: z.literal('category'),
  parent: CategorySlug.nullable(),
  sort: Sort,
  ...CategoryContent.shape,
});
export const AttributeLine = z.strictObject({
  kind: z.literal('attribute'),
  slug: z.string().max(60).regex(ATTRIBUTE_SLUG),
  ...AttributeContent.shape,
  assignments: z.array(z.strictObject({ category: CategorySlug, ...AssignmentContent.shape })).max(5_000),
});
export const HEAD = { kind: 'diyar-catalogue', version: 1 } as const;
export const HeadLine = z.strictObject({ kind: z.literal(HEAD.kind), version: z.literal(HEAD.version) });
export const CatalogueLine = z.discriminatedUnion('kind', [CategoryLine, AttributeLine]);
export type CategoryLine = z.infer<typeof CategoryLine>;
export type AttributeLine = z.infer<typeof AttributeLine>;
export type CatalogueLine = z.infer<typeof CatalogueLine>;

/** The same thing is always the same bytes: keys stand in the order of the schema. */
export const writeLine = (line: CatalogueLine): string =>
  JSON.stringify(line.kind === 'category' ? CategoryLine.parse(line) : AttributeLine.parse(line));
