import type { Db } from '@diyar/db';
import { z } from 'zod';
import type { Catalogue, CategoryFact } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import { LISTING_LEVEL } from '#rules/categories.ts';
import type { LockedListing } from '../listings/index.ts';

/**
 * A category that a listing may be given.
 * @throws AppError category_not_found (404), select_valid_property_type (400)
 */
export function findListingCategory({ categories }: Catalogue, ref: string): CategoryFact {
  const category = categories.find(ref);
  if (!category) throw new AppError('category_not_found', 404).on('categoryId');
  if (category.level !== LISTING_LEVEL) throw new AppError('select_valid_property_type', 400).on('categoryId');
  return category;
}

/** The category that took over one which was merged, maybe since the caller's facts were read; any other is itself. */
export const categoryNow = async (trx: Db, id: string): Promise<string> =>
  (await trx('former_categories').where({ id }).first('category_id'))?.category_id ?? id;

/** Whether `ref` means a listing's category, by whichever of its ids and slugs. */
export async function isSameCategory(trx: Db, { categories }: Catalogue, ref: string, id: string): Promise<boolean> {
  const named = categories.kept(ref)?.id ?? ref;
  return named === id || (isUuid(named) && (await categoryNow(trx, named)) === id);
}
const isUuid = (text: string) => z.uuid().safeParse(text).success;

/** Once handed in, a category stays (spec, section 5), unless it is one that nobody is shown and nobody ever was. */
export const mayChangeCategory = (
  { categories }: Catalogue,
  { status, published_at, category_id }: Pick<LockedListing, 'status' | 'published_at' | 'category_id'>,
): boolean => status === 'draft' || (published_at === null && !categories.find(category_id));
