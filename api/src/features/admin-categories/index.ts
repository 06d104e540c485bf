export { type AdminCategory, CategoryContent, categoryContentOf } from './fields.ts';
export { levelBelow, lockTree, placeBelow } from './place-category.ts';
export { allCategories, COLUMNS as categoryColumns } from './queries.ts';
export {
  contentColumns as writeCategoryColumns,
  explain as explainCategory,
  writeTransactionTypes,
} from './write-content.ts';
