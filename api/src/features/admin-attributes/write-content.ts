import type { Db } from '@diyar/db';
import { explainConstraint } from '#lib/explain-constraint.ts';
import type { Assignment, AttributeContent } from './fields.ts';

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export const contentColumns = (content: AttributeContent) => ({
  name_ar: content.nameAr,
  name_en: content.nameEn,
  description_ar: content.descriptionAr,
  description_en: content.descriptionEn,
  type: content.type,
  unit_ar: content.unitAr,
  unit_en: content.unitEn,
  min: content.min,
  max: content.max,
  min_length: content.minLength,
  max_length: content.maxLength,
  pattern: content.pattern,
  rules: content.rules,
  is_required: content.isRequired,
  is_filterable: content.isFilterable,
  is_active: content.isActive,
  default_value: json(content.defaultValue),
});

export async function writeOptions(trx: Db, id: string, options: AttributeContent['options']): Promise<void> {
  const values = options.map(({ value }) => value);
  await trx('attribute_options').where({ attribute_id: id }).whereNotIn('value', values).delete();
  if (options.length === 0) return;
  const rows = options.map(({ value, labelAr, labelEn }, index) => ({
    attribute_id: id,
    value,
    label_ar: labelAr,
    label_en: labelEn,
    sort: (index + 1) * 10,
  }));
  await trx('attribute_options').insert(rows).onConflict(['attribute_id', 'value']).merge();
}

export async function writeAssignments(trx: Db, id: string, assignments: readonly Assignment[]): Promise<void> {
  const kept = assignments.map(({ categoryId }) => categoryId);
  await trx('category_attributes').where({ attribute_id: id }).whereNotIn('category_id', kept).delete();
  if (assignments.length === 0) return;
  const rows = assignments.map((assignment) => ({
    attribute_id: id,
    category_id: assignment.categoryId,
    is_required: assignment.isRequired,
    is_filterable: assignment.isFilterable,
    default_value: json(assignment.defaultValue),
    sort: assignment.sort,
    show_in_filters: assignment.showInFilters,
    show_in_listing: assignment.showInListing,
    show_in_details: assignment.showInDetails,
    transaction_types: assignment.transactionTypes,
    options: assignment.options,
  }));
  await trx('category_attributes').insert(rows).onConflict(['category_id', 'attribute_id']).merge();
}

/** @throws AppError attribute_slug_taken, attribute_category_not_found (409), or the error itself */
export const explain = explainConstraint({
  attributes_slug_key: ['attribute_slug_taken', 'slug'],
  category_attributes_category_id_fkey: ['attribute_category_not_found', 'categoryId'],
});
