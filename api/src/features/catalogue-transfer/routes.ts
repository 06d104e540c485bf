import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { audit } from '#lib/audit.ts';
import type { Lang } from '#lib/endpoint.ts';
import { serve } from '#lib/serve.ts';
import { messages } from '#lib/worded.ts';
import { uploadedFile } from '#plugins/uploads.ts';
import * as contract from './contract.ts';
import { currentLines } from './current-lines.ts';
import { catalogueReader } from './file-reader.ts';
import { HEAD } from './line.ts';
import { categorySlugs, type ImportRow, importById, lastImports } from './queries.ts';
import { startImport } from './start-import.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const FILE_NAME = 'diyar-catalogue.ndjson';

export const catalogueTransferRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  const reader = catalogueReader();
  app.addHook('onClose', async () => reader.close());

  serve(app, contract.exportCatalogue, async ({ caller, request, reply }) => {
    const subject = { subjectKind: 'export', subjectId: 'catalogue' };
    await audit(db, { ...subject, actorId: caller.id, ip: request.ip, action: 'export.catalogue', after: {} });
    const lines = async function* () {
      yield `${JSON.stringify(HEAD)}\n`;
      yield* currentLines(db);
    };
    return reply
      .headers({
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="${FILE_NAME}"`,
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(lines()));
  });

  serve(app, contract.importCatalogue, async ({ caller, request }) => {
    let fileName = FILE_NAME;
    const bytes = await uploadedFile(request, 'file', {
      maxBytes: MAX_BYTES,
      missing: 'catalogue_file_missing',
      tooLarge: 'catalogue_file_too_large',
      onName: (name) => {
        fileName = name;
      },
    });
    const lines = await reader.read(bytes, await categorySlugs(db));
    const id = await startImport(db, { lines, fileName, actorId: caller.id, ip: request.ip });
    const row = await importById(db, id);
    if (!row) throw new Error('an import that was just written is not there');
    return { import: present(row, request.lang) };
  });

  serve(app, contract.listCatalogueImports, async ({ request }) => ({
    imports: (await lastImports(db)).map((row) => present(row, request.lang)),
  }));
};

const present = (row: ImportRow, lang: Lang) => ({
  id: row.id,
  fileName: row.file_name,
  total: row.total,
  done: row.done,
  changed: row.changed,
  state: row.state,
  failure: row.failure && (messages[row.failure as keyof typeof messages]?.[lang] ?? null),
  createdAt: row.created_at.toISOString(),
});
