import { z } from 'zod';
import { ErrorDetail, endpoint, number, Page } from '#lib/endpoint.ts';
import { MAX_COLUMNS } from '#lib/tables/limits.ts';

const Id = z.uuid();
const Key = z.string().min(1).max(100);
/** Fields of the form and attributes of every category together are fewer. */
const MAX_MAPPED = 500;
const Target = z.enum(['drafts', 'review']);
export const Show = z.enum(['all', 'problems', 'ready', 'incomplete', 'refused', 'drafted', 'submitted', 'existing']);
export type Show = z.infer<typeof Show>;

export const ListingImport = z.object({
  id: Id,
  fileName: z.string(),
  /** `utf-8`, `utf-16le`, `utf-16be`, `windows-1256` or `xlsx`. */
  encoding: z.string(),
  rowCount: z.int(),
  /** `mapping` and `checked` wait for the person, `checking` and `importing` for the worker. */
  state: z.enum(['mapping', 'checking', 'checked', 'importing', 'done']),
  /** Reason why it went back to `mapping`, in words. */
  failure: z.string().nullable(),
  target: Target,
  /** Rows without a point stand, approximately, at the centre of their quarter or city. */
  placePoints: z.boolean(),
  counts: z.object({
    ready: z.int(),
    incomplete: z.int(),
    refused: z.int(),
    drafted: z.int(),
    submitted: z.int(),
    existing: z.int(),
    left: z.int(),
    checked: z.int(),
    finished: z.int(),
  }),
  photos: z.object({ bytes: z.int(), received: z.int() }).nullable(),
  createdAt: z.string(),
});
export type ListingImport = z.infer<typeof ListingImport>;

export const ImportDetails = ListingImport.extend({
  columns: z.array(z.string()),
  /** The first rows, as they were read. */
  samples: z.array(z.array(z.string())),
  /** Field → index of its column. */
  mapping: z.record(z.string(), z.int()),
  /** Attributes of the categories in the file, beside the form's own fields. */
  attributes: z.array(z.object({ field: z.string(), name: z.string() })),
});
export type ImportDetails = z.infer<typeof ImportDetails>;

export const UnknownValues = z.object({
  field: z.string(),
  /** Rows come in without it; otherwise they are refused until it is matched. */
  isExtra: z.boolean(),
  values: z.array(z.object({ text: z.string(), count: z.int(), chosen: z.string().nullable().optional() })),
  options: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type UnknownValues = z.infer<typeof UnknownValues>;

export const ImportedRow = z.object({
  number: z.int(),
  title: z.string(),
  verdict: z.enum(['ready', 'incomplete', 'refused']).nullable(),
  outcome: z.enum(['drafted', 'submitted', 'existing', 'refused']).nullable(),
  problems: z.array(ErrorDetail),
  listingId: Id.nullable(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

const UPLOAD = [
  'import_file_missing',
  'import_file_too_large',
  'import_file_type',
  'import_old_excel',
  'import_file_unsafe',
  'import_arabic_lost',
  'import_empty',
  'import_too_many_rows',
  'import_too_many_columns',
  'import_too_many_cells',
  'import_cell_too_long',
  'import_row_too_long',
  'import_unpacked_too_large',
  'import_took_too_long',
  'import_busy',
  'import_too_many',
  'plan_lacks_import',
  'upload_failed',
  'account_stopped',
] as const;
const OWN = ['import_not_found'] as const;
const CHANGING = [...OWN, 'import_running', 'import_finished'] as const;
const One = z.object({ import: ImportDetails });

/** The same calls for an office itself and for an administrator who helps one. */
function calls<const B extends string, const X extends string, const A extends 'office' | 'offices'>(
  base: B,
  exportPath: X,
  access: A,
) {
  const shared = { access, tag: 'listing-import' } as const;
  const ofOffice = access === 'offices' ? { officeId: Id } : {};
  const params = z.strictObject({ id: Id });
  const at = <const R extends string = ''>(rest: R) => `${base}/:id${rest}` as const;
  return {
    upload: endpoint({
      ...shared,
      method: 'POST',
      path: base,
      summary: 'Upload a table (multipart, field `file`, CSV or XLSX, ≤ 10 MB, ≤ 20,000 rows)',
      query: z.strictObject(ofOffice),
      upload: { field: 'file' },
      success: 201,
      data: One,
      errors: [...UPLOAD, 'import_office_without_manager'],
    }),
    list: endpoint({
      ...shared,
      method: 'GET',
      path: base,
      summary: 'The last imports',
      query: z.strictObject(ofOffice),
      data: z.object({ items: z.array(ListingImport) }),
      errors: ['import_office_without_manager'],
    }),
    read: endpoint({
      ...shared,
      method: 'GET',
      path: at(''),
      summary: 'One import, and how far it is',
      params,
      data: One,
      errors: OWN,
    }),
    change: endpoint({
      ...shared,
      method: 'PUT',
      path: at(''),
      summary: 'Say which column holds what, and which value means what; both are remembered for the office',
      params,
      body: z.strictObject({
        mapping: z
          .record(Key, z.int().min(0).max(MAX_COLUMNS))
          .refine((mapping) => Object.keys(mapping).length <= MAX_MAPPED)
          .optional(),
        /** Field → text of the cell → key; null leaves the field empty. */
        values: z.record(Key, z.record(z.string().max(300), z.string().max(100).nullable())).optional(),
        placePoints: z.boolean().optional(),
      }),
      data: One,
      errors: CHANGING,
    }),
    values: endpoint({
      ...shared,
      method: 'GET',
      path: at('/values'),
      summary: 'What stands in the matched columns and is not known, with what it may be',
      params,
      data: z.object({ fields: z.array(UnknownValues) }),
      errors: OWN,
    }),
    sendPhotos: endpoint({
      ...shared,
      method: 'PUT',
      path: at('/photos'),
      summary:
        'Send the next piece of a ZIP of photos (application/offset+octet-stream, ≤ 2 MB, headers Upload-Offset and Upload-Length)',
      params,
      upload: { headers: ['Upload-Offset', 'Upload-Length'] },
      data: z.object({ received: z.int() }),
      errors: [...CHANGING, 'import_archive_too_large', 'import_archive_offset', 'import_archive_unreadable'],
    }),
    check: endpoint({
      ...shared,
      method: 'POST',
      path: at('/check'),
      summary: 'Hold every row against the rules of the form; nothing is kept',
      params,
      body: z.strictObject({}),
      data: One,
      errors: CHANGING,
    }),
    start: endpoint({
      ...shared,
      method: 'POST',
      path: at('/start'),
      summary: 'Import what may be imported: as drafts, or handed in for review where nothing is missing',
      params,
      body: z.strictObject({ target: Target }),
      data: One,
      errors: [...CHANGING, 'import_not_checked', 'account_stopped'],
    }),
    rows: endpoint({
      ...shared,
      method: 'GET',
      path: at('/rows'),
      summary: 'Row by row: what it is, what became of it, and why',
      params,
      query: z.strictObject({ show: Show.optional(), page: number(z.number().int().min(1).max(1_000)) }),
      data: z.object({ items: z.array(ImportedRow), page: Page }),
      errors: OWN,
    }),
    problems: endpoint({
      ...shared,
      method: 'GET',
      path: at('/problems.csv'),
      summary: 'The rows with problems as a CSV, reasons in the last column, to be corrected and uploaded again',
      params,
      data: z.unknown(),
      file: ['text/csv'],
      errors: OWN,
    }),
    discard: endpoint({
      ...shared,
      method: 'DELETE',
      path: at(''),
      summary: 'Forget an import; listings it made stay',
      params,
      data: z.object({}),
      errors: [...OWN, 'import_running'],
    }),
    export: endpoint({
      ...shared,
      method: 'GET',
      path: exportPath,
      summary: 'The listings as a table that can be imported again (CSV with a byte order mark, or XLSX)',
      query: z.strictObject({ ...ofOffice, format: z.enum(['csv', 'xlsx']) }),
      data: z.unknown(),
      file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      errors: ['import_office_without_manager'],
    }),
  };
}
export type ImportCalls = ReturnType<typeof calls>;

export const officeImports = calls('/listing-imports', '/listing-exports', 'office');
export const adminImports = calls('/admin/listing-imports', '/admin/listing-exports', 'offices');
