import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';

/** Listings of a category that it or one above it hides; the table of listings is `l`. */
export const IN_SHOWN_CATEGORY = '(select c.is_shown from categories c where c.id = l.category_id)';

/**
 * Nothing is published, confirmed, brought back or promoted where nobody would see it. The one question of whether a listing's
 * category is shown: `categories.is_shown`, as the public's view asks it.
 * @throws AppError category_not_shown (409)
 */
export async function assertCategoryShown(trx: Db, categoryId: string): Promise<void> {
  const category = await trx('categories').where({ id: categoryId }).first('is_shown');
  if (!category?.is_shown) throw new AppError('category_not_shown', 409);
}
