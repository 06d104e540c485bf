import type { Db } from '@diyar/db';
import type { Catalogue } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import {
  checkForm,
  collectFaults,
  FormValues,
  type ListingColumns,
  poundsPerDollar,
  type RevisionRow,
} from '../listing-form/index.ts';

/** The columns a form that was handed in becomes; it had no fault then, `isStillValid` says whether facts have changed since. */
export async function columnsOf(
  db: Db,
  { categoryId, content, catalogue }: { categoryId: string; content: RevisionRow['content']; catalogue: Catalogue },
): Promise<{ columns: ListingColumns; isStillValid: boolean }> {
  const category = catalogue.categories.kept(categoryId);
  if (!category) throw new AppError('listing_outdated', 409);
  const { categoryId: _, ...values } = content;
  const form = FormValues.parse(values);
  const perDollar = await poundsPerDollar(db);
  const faults = collectFaults();
  const { columns } = await checkForm(db, form, { category, catalogue, perDollar, lang: 'ar' }, faults);
  return { columns, isStillValid: faults.issues.length === 0 };
}
