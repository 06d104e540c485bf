/** A category as its form sends it: with both names, shown, and nothing else. */
export const aCategoryForm = (values: object = {}) => ({
  nameAr: 'قسم',
  nameEn: 'Category',
  descriptionAr: null,
  descriptionEn: null,
  icon: null,
  color: null,
  isActive: true,
  propertyType: null,
  carries: [],
  transactionTypes: [],
  seo: null,
  ...values,
});

/** An attribute as its form sends it: a text that nobody has to give. */
export const anAttributeForm = (values: object = {}) => ({
  nameAr: 'خاصية',
  nameEn: 'Attribute',
  descriptionAr: null,
  descriptionEn: null,
  type: 'text',
  unitAr: null,
  unitEn: null,
  min: null,
  max: null,
  minLength: null,
  maxLength: null,
  pattern: null,
  rules: [],
  isRequired: false,
  isFilterable: false,
  isActive: true,
  defaultValue: null,
  options: [],
  ...values,
});
