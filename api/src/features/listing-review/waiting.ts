import type { Db } from '@diyar/db';
import type { Catalogue } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import {
  checkForm,
  collectErrors,
  FormValues,
  type ListingColumns,
  poundsPerDollar,
  type RevisionRow,
} from '../listing-form/index.ts';

/** The columns a form that was handed in becomes; it had no error then, `isStillValid` says whether facts have changed since. */
export async function columnsOf(
  db: Db,
  { categoryId, content, catalogue }: { categoryId: string; content: RevisionRow['content']; catalogue: Catalogue },
): Promise<{ columns: ListingColumns; isStillValid: boolean }> {
  const category = catalogue.categories.kept(categoryId);
  if (!category) throw new AppError('listing_outdated', 409);
  const { categoryId: _, ...values } = content;
  const form = FormValues.parse(values);
  const perDollar = await poundsPerDollar(db);
  const errors = collectErrors();
  const { columns } = await checkForm(db, form, { category, catalogue, perDollar, lang: 'ar' }, errors);
  return { columns, isStillValid: errors.issues.length === 0 };
}
