import type { Db } from '@diyar/db';
import { explainConstraint } from '#lib/explain-constraint.ts';
import type { CategoryContent } from './fields.ts';

export const contentColumns = (content: CategoryContent) => ({
  slug: content.slug,
  name_ar: content.nameAr,
  name_en: content.nameEn,
  description_ar: content.descriptionAr,
  description_en: content.descriptionEn,
  icon: content.icon,
  color: content.color,
  is_active: content.isActive,
  property_type: content.propertyType,
  carries: content.carries,
  seo: JSON.stringify(content.seo ?? {}),
});

export async function writeTransactionTypes(trx: Db, id: string, types: string[]): Promise<void> {
  await trx('category_transaction_types').where({ category_id: id }).whereNotIn('transaction_type', types).delete();
  await trx.raw(
    `insert into category_transaction_types (category_id, transaction_type)
     select ?, wanted from unnest(?::text[]) wanted on conflict do nothing`,
    [id, types],
  );
}

/** @throws AppError category_slug_taken, category_level_in_use, address_word_taken, transaction_type_not_found (409), or the error itself */
export const explain: (error: unknown) => never = explainConstraint({
  categories_slug_key: ['category_slug_taken', 'slug'],
  listings_category: ['category_level_in_use', 'parentId'],
  categories_address_word: ['address_word_taken', 'slug'],
  category_transaction_types_transaction_type_fkey: ['transaction_type_not_found', 'transactionTypes'],
});
