import type { Readable } from 'node:stream';
import type { Db } from '@diyar/db';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Caller } from '#lib/auth/access-tokens.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { type TableReader, tableReader } from '#lib/tables/table-reader.ts';
import { sendTable } from '#lib/tables/write-table.ts';
import { uploadedFile } from '#plugins/uploads.ts';
import { lockSeller, requireIncluded } from '../quotas/index.ts';
import { adminImports, type ImportCalls, officeImports } from './contract.ts';
import { adminDriver, type Driver, ownDriver, type Whose, whoseIs } from './driver.ts';
import { errorTable } from './error-table.ts';
import { exportListings } from './export-listings.ts';
import { MAX_FILE_BYTES } from './fields.ts';
import { guessColumns, knownHeaders } from './guess-columns.ts';
import { presentDetails, presentImport, presentRow } from './present.ts';
import * as queries from './queries.ts';
import { changeSettings, discardImport, receivePhotos, startCheck, startImport } from './steps.ts';
import { unknownValues } from './unknown-values.ts';

const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Papers, pages (what old programs save as `.xls`) and drawings are text too, and would come in as rows of their code. */
const NO_TABLES = ['%PDF-', '<', '{\\rtf'].map((begin) => Buffer.from(begin));
const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** By the first bytes, before the rest is sent. @throws AppError import_old_excel, import_file_type (415) */
function refuseNoTable(head: Buffer): void {
  const begins = (bytes: Buffer) => head.subarray(0, bytes.length).equals(bytes);
  if (begins(OLD_EXCEL)) throw new AppError('import_old_excel', 415).on('file');
  if (NO_TABLES.some(begins) || (!begins(Buffer.from('PK')) && !UTF_16.some(begins) && head.includes(0)))
    throw new AppError('import_file_type', 415).on('file');
}

const ROWS_PER_PAGE = 50;
const SHOWN = 10;
const SAMPLES = 3;
const MAX_OPEN = 20;

/** Tables in and out, for an office itself and for an administrator who helps one; what he does is audited. */
export const listingImportRoutes: FastifyPluginAsync = async (app) => {
  const tables = tableReader();
  app.addHook('onClose', async () => tables.close());
  mount(app, officeImports, tables, false);
  mount(app, adminImports, tables, true);
};

function mount(app: FastifyInstance, calls: ImportCalls, tables: TableReader, isAdmin: boolean): void {
  const { db, facts, files } = app.deps;
  const driverOf = (caller: Caller, ip: string): Driver =>
    isAdmin ? adminDriver(caller.id, ip) : ownDriver(caller.id);
  const own = async (id: string, caller: Caller) => {
    const row = await queries.importOf(db, id);
    if (!row || !(isAdmin || row.owner_id === caller.id)) throw new AppError('import_not_found', 404);
    return row;
  };
  const details = async (id: string, caller: Caller, lang: Lang) => {
    const row = await own(id, caller);
    const [counts, samples, { catalogue }] = await Promise.all([
      queries.countsOf(db, id),
      queries.rowsOf(db, id, 'all', SAMPLES),
      facts.get(),
    ]);
    return { import: presentDetails(row, counts, samples, lang, catalogue) };
  };
  const whose = async (caller: Caller, query: unknown): Promise<Whose> => {
    if (!isAdmin) return { ownerId: caller.id, officeId: await queries.officeOf(db, caller.id) };
    const { officeId } = query as { officeId: string };
    const ownerId = await queries.managerOf(db, officeId);
    if (!ownerId) throw new AppError('import_office_without_manager', 409);
    return { ownerId, officeId };
  };

  serve(app, calls.upload, async ({ query, caller, request }) => {
    const { ownerId, officeId } = await whose(caller, query);
    await refuseTooMany(db, ownerId);
    let fileName = '';
    const bytes = await uploadedFile(request, 'file', {
      maxBytes: MAX_FILE_BYTES,
      missing: 'import_file_missing',
      tooLarge: 'import_file_too_large',
      refuseHead: refuseNoTable,
      onName: (name) => {
        fileName = name;
      },
    });
    const { columns: remembered, values } = await queries.memoryOf(db, officeId ?? ownerId);
    const { catalogue } = await facts.get();
    const { columns, rowCount, batches, encoding } = await tables.read(bytes, knownHeaders(remembered, catalogue));
    // Staff who help an office are held to no plan.
    if (officeId && caller.type !== 'admin') await requireIncluded(db, { officeId }, 'import', rowCount);
    const made = await db.transaction(async (trx) => {
      await lockSeller(trx, ownerId);
      await refuseTooMany(trx, ownerId);
      const mapping = guessColumns(columns, remembered, catalogue);
      const about = { owner_id: ownerId, office_id: officeId, actor_id: caller.id, encoding, columns, mapping, values };
      const named = { file_name: fileName.slice(0, 200) || 'file', row_count: rowCount, language: request.lang };
      const row = await queries.insertImport(trx, { ...about, ...named }, batches);
      const after = { importId: row.id, rows: rowCount };
      await driverOf(caller, request.ip).note(trx, 'import', whoseIs(row), { after });
      return row;
    });
    request.log.info({ importId: made.id, rows: rowCount, encoding }, 'table uploaded');
    return details(made.id, caller, request.lang);
  });

  serve(app, calls.list, async ({ query, caller, request }) => {
    const { ownerId } = await whose(caller, query);
    const rows = await queries.importsOf(db, ownerId, SHOWN);
    const items = await Promise.all(
      rows.map(async (row) => presentImport(row, await queries.countsOf(db, row.id), request.lang)),
    );
    return { items };
  });
  serve(app, calls.read, ({ params, caller, request }) => details(params.id, caller, request.lang));
  serve(app, calls.change, async ({ params, body, caller, request }) => {
    await changeSettings(db, params.id, driverOf(caller, request.ip), body);
    return details(params.id, caller, request.lang);
  });
  serve(app, calls.values, async ({ params, caller, request }) => {
    const row = await own(params.id, caller);
    const { catalogue, lexicon } = await facts.get();
    return { fields: await unknownValues(db, row, { catalogue, lexicon }, request.lang) };
  });
  serve(app, calls.check, async ({ params, caller, request }) => {
    await startCheck(db, params.id, driverOf(caller, request.ip), request.lang);
    return details(params.id, caller, request.lang);
  });
  serve(app, calls.start, async ({ params, body, caller, request }) => {
    await startImport(db, params.id, driverOf(caller, request.ip), body.target);
    return details(params.id, caller, request.lang);
  });
  serve(app, calls.rows, async ({ params, query, caller, request }) => {
    const row = await own(params.id, caller);
    const { show = 'all', page = 1 } = query;
    const [rows, total, { catalogue }] = await Promise.all([
      queries.rowsOf(db, row.id, show, ROWS_PER_PAGE, (page - 1) * ROWS_PER_PAGE),
      queries.countRows(db, row.id, show),
      facts.get(),
    ]);
    const items = rows.map((importedRow) => presentRow(importedRow, row, request.lang, catalogue));
    return { items, page: { number: page, size: ROWS_PER_PAGE, total } };
  });
  serve(app, calls.problems, async ({ params, caller, request, reply }) => {
    const row = await own(params.id, caller);
    const { catalogue } = await facts.get();
    const table = await errorTable(db, row, catalogue, request.lang);
    return sendTable(reply, table, { name: 'diyar-import-problems', format: 'csv', lang: request.lang });
  });
  serve(app, calls.discard, async ({ params, caller, request }) => {
    await discardImport(db, files.uploads, params.id, driverOf(caller, request.ip));
    return {};
  });

  serve(app, calls.export, async ({ query, caller, request, reply }) => {
    const who = await whose(caller, query);
    const { catalogue } = await facts.get();
    const table = await exportListings(db, who.ownerId, catalogue, request.lang);
    await driverOf(caller, request.ip).note(db, 'export', who, { after: { rows: table.rows.length } });
    return sendTable(reply, table, { name: 'diyar-listings', format: query.format, lang: request.lang });
  });

  void app.register(async (pieces) => {
    pieces.addContentTypeParser('application/offset+octet-stream', (_request, body, done) => done(null, body));
    serve(pieces, calls.sendPhotos, async ({ params, caller, request }) => {
      const [offset, length] = [request.headers['upload-offset'], request.headers['upload-length']].map(Number);
      const isWhole = (value: number | undefined): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
      if (!isWhole(offset) || !isWhole(length) || !request.body) throw new AppError('bad_request', 400);
      await own(params.id, caller);
      const body = request.body as Readable;
      const piece = { offset, length, body };
      const driver = driverOf(caller, request.ip);
      return { received: await receivePhotos(db, files.uploads, params.id, driver, piece) };
    });
  });
}

/** Asked before a file is read, and again under the owner's lock. @throws AppError import_too_many (409) */
async function refuseTooMany(db: Db, ownerId: string): Promise<void> {
  if ((await queries.countOpen(db, ownerId)) >= MAX_OPEN)
    throw new AppError('import_too_many', 409, { maximum: MAX_OPEN });
}
