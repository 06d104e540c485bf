import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';

interface Upload {
  /** As catalogueReader() read them. */
  lines: string[];
  fileName: string;
  actorId: string;
  ip: string;
}

/** Keeps a read file and asks the worker for its import. @returns the import's id @throws AppError catalogue_import_running (409) */
export const startImport = (db: Db, { lines, fileName, actorId, ip }: Upload): Promise<string> =>
  db.transaction(async (trx) => {
    const [row] = await trx('catalogue_imports')
      .insert({ file_name: fileName.slice(0, 200), lines, total: lines.length, created_by: actorId })
      // A single import at a time, by a unique index.
      .onConflict()
      .ignore()
      .returning('id');
    if (!row) throw new AppError('catalogue_import_running', 409);
    await enqueue(trx, 'catalogue_import', { importId: row.id });
    await audit(trx, {
      actorId,
      ip,
      action: 'catalogue.import',
      subjectKind: 'catalogue',
      subjectId: 'catalogue',
      after: { importId: row.id, fileName, lines: lines.length },
    });
    return row.id;
  });
