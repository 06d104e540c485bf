import { randomUUID } from 'node:crypto';
import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import { enqueue } from '#jobs/enqueue.ts';
import { AppError } from '#lib/errors.ts';
import { explainCategory } from '../admin-categories/index.ts';
import { writeLines } from './write-lines.ts';

interface ImportDeps {
  db: Db;
  log: FastifyBaseLogger;
}

const BATCH = 100;
/** A runner that said nothing for so long was killed. */
const SILENT_SECONDS = 60;

/** Writes the next lines, a hundred to a transaction, which also counts them: what is killed goes on where it was. */
export async function workCatalogueImport({ db, log }: ImportDeps, { importId }: { importId: string }): Promise<void> {
  const runner = randomUUID();
  if (!(await claim(db, importId, runner))) return;
  try {
    while (await writeBatch(db, importId, runner));
    log.info({ importId }, 'catalogue imported');
  } catch (error) {
    const failure = refusalOf(error);
    const release = { runner: null, beat_at: null, updated_at: db.raw('app_now()') };
    await db('catalogue_imports')
      .where({ id: importId, runner })
      .update(failure ? { ...release, state: 'failed', failure } : release);
    // Tried again by the queue.
    if (!failure) throw error;
    log.warn({ importId, code: failure }, 'import of a catalogue stopped');
  }
}

async function claim(db: Db, id: string, runner: string): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update catalogue_imports set runner = ?, beat_at = app_now()
     where id = ? and state = 'running' and (beat_at is null or beat_at < app_now() - ? * interval '1 second')`,
    [runner, id, SILENT_SECONDS],
  );
  return rowCount === 1;
}

/** @returns whether lines are left, and this runner is still the one */
const writeBatch = (db: Db, id: string, runner: string): Promise<boolean> =>
  db.transaction(async (trx) => {
    const row = await trx('catalogue_imports')
      .where({ id, runner, state: 'running' })
      .forUpdate()
      .first('done', 'changed', 'total');
    if (!row) return false;
    const texts = await linesFrom(trx, id, row.done);
    const changed = texts.length > 0 ? await writeLines(trx, texts) : 0;
    const done = row.done + texts.length;
    const isDone = done >= row.total;
    await trx('catalogue_imports')
      .where({ id })
      .update({
        done,
        changed: row.changed + changed,
        beat_at: trx.raw('app_now()'),
        updated_at: trx.raw('app_now()'),
        ...(isDone && { state: 'done', runner: null }),
      });
    return !isDone;
  });

async function linesFrom(trx: Db, id: string, done: number): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: [{ lines: string[] }] }>(
    'select lines[?:?] as lines from catalogue_imports where id = ?',
    [done + 1, done + BATCH, id],
  );
  return rows[0].lines;
}

/** A rule that a line broke; anything else is a fault of ours or the database's. */
function refusalOf(error: unknown): string | undefined {
  try {
    explainCategory(error);
  } catch (explained) {
    return explained instanceof AppError ? explained.code : undefined;
  }
}

/** Asks again for what a killed worker left behind. */
export async function resumeCatalogueImports({ db }: ImportDeps): Promise<void> {
  const { rows } = await db.raw<{ rows: Pick<tables.CatalogueImportRow, 'id'>[] }>(
    `select id from catalogue_imports where state = 'running'
       and coalesce(beat_at, updated_at) < app_now() - ? * interval '1 second'`,
    [SILENT_SECONDS],
  );
  for (const { id } of rows) await enqueue(db, 'catalogue_import', { importId: id });
}
