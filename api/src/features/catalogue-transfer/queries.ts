import type { CatalogueImportRow, Db } from '@diyar/db';

export type ImportRow = Omit<CatalogueImportRow, 'lines' | 'runner' | 'beat_at' | 'created_by'>;

const COLUMNS = [
  'id',
  'file_name',
  'total',
  'done',
  'changed',
  'state',
  'failure',
  'created_at',
  'updated_at',
] as const;
const SHOWN = 20;

export const lastImports = (db: Db): Promise<ImportRow[]> =>
  db('catalogue_imports').orderBy('created_at', 'desc').limit(SHOWN).select(COLUMNS);

export const importById = (db: Db, id: string): Promise<ImportRow | undefined> =>
  db('catalogue_imports').where({ id }).first(COLUMNS);

/** Slugs of all categories there are. */
export const categorySlugs = (db: Db): Promise<string[]> => db('categories').pluck('slug');
