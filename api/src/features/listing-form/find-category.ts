import type { Catalogue, CategoryFact } from '../../lib/catalogue/index.ts';
import { AppError } from '../../lib/errors.ts';
import { LISTING_LEVEL } from '../../rules/categories.ts';

/** @throws AppError category_not_found (404), select_valid_property_type (400) */
export function findListingCategory({ categories }: Catalogue, ref: string): CategoryFact {
  const category = categories.find(ref);
  if (!category) throw new AppError('category_not_found', 404).on('categoryId');
  if (category.level !== LISTING_LEVEL) throw new AppError('select_valid_property_type', 400).on('categoryId');
  return category;
}
