import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

const CatalogueImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  total: z.int(),
  done: z.int(),
  /** Lines that differed from the catalogue as it was. */
  changed: z.int(),
  state: z.enum(['running', 'done', 'failed']),
  /** The reason it stopped, in words. */
  failure: z.string().nullable(),
  createdAt: z.string(),
});
const shared = { tag: 'catalogue-transfer', access: 'category' } as const;

export const exportCatalogue = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/catalogue/export',
  summary: 'All categories and attributes, one JSON object a line; the same catalogue is always the same bytes',
  data: z.unknown(),
  file: ['application/x-ndjson'],
});
export const importCatalogue = endpoint({
  ...shared,
  proof: 'code',
  method: 'POST',
  path: '/admin/catalogue/imports',
  summary: 'Import an exported catalogue (multipart, field `file`, ≤ 20 MB): adds and changes by slug, deletes nothing',
  upload: { field: 'file' },
  data: z.object({ import: CatalogueImport }),
  errors: [
    'catalogue_file_missing',
    'catalogue_file_too_large',
    'catalogue_file_invalid',
    'catalogue_too_many_lines',
    'catalogue_line_invalid',
    'catalogue_line_reference',
    'catalogue_import_running',
    'import_took_too_long',
    'import_file_unsafe',
    'import_busy',
    'upload_failed',
  ],
});
export const listCatalogueImports = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/catalogue/imports',
  summary: 'The last imports, and how far they are',
  data: z.object({ imports: z.array(CatalogueImport) }),
});
