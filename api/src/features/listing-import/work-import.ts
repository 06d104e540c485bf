import { randomUUID } from 'node:crypto';
import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import { enqueue } from '#jobs/enqueue.ts';
import { AppError } from '#lib/errors.ts';
import type { ImageStore, MediaFiles } from '#lib/images/index.ts';
import { knownFacts } from '#lib/known-facts.ts';
import { poundsPerDollar } from '../listing-form/index.ts';
import { importRow } from './import-row.ts';
import { type Judging, judgeRow } from './judge-row.ts';
import { openPhotos, type PhotoArchive } from './photo-archive.ts';
import { problem } from './problem.ts';
import {
  changeImport,
  changeRow,
  type ImportRow,
  importOf,
  type JudgedRow,
  saveVerdicts,
  type TableRow,
  waitingRows,
} from './queries.ts';
import { readRow } from './read-row.ts';

export interface ImportDeps {
  db: Db;
  images: ImageStore;
  files: MediaFiles;
  log: FastifyBaseLogger;
}

/** A job works this long and asks for the next: a worker that is told to stop never has to wait longer. */
const SLICE_MS = 4_000;
const BATCH = 50;
/** A runner that said nothing for so long was killed. */
const SILENT_SECONDS = 60;
const KEPT_DAYS = 30;

/** Checks or imports the next rows. Every row is settled for itself, so whatever was killed goes on where it was. */
export async function workImport(deps: ImportDeps, { importId }: { importId: string }): Promise<void> {
  const { db, files, log } = deps;
  const runner = randomUUID();
  if (!(await claim(db, importId, runner))) return;
  const job = await importOf(db, importId);
  if (!job) return;
  let archive: PhotoArchive | null = null;
  try {
    archive = await openPhotos(files.uploads, job);
    const isDone = await workSlice(deps, job, archive, runner);
    await settle(deps, job, isDone);
  } catch (error) {
    if (!(error instanceof AppError)) {
      // Tried again by the queue; whoever comes next need not wait for this runner.
      await changeImport(db, importId, { runner: null, beat_at: null });
      throw error;
    }
    log.warn({ importId, code: error.code }, 'import sent back');
    await changeImport(db, importId, { state: 'mapping', failure: error.code, runner: null, beat_at: null });
  } finally {
    await archive?.close();
  }
}

async function claim(db: Db, id: string, runner: string): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update listing_imports set runner = ?, beat_at = app_now()
     where id = ? and state in ('checking', 'importing')
       and (beat_at is null or beat_at < app_now() - ? * interval '1 second')`,
    [runner, id, SILENT_SECONDS],
  );
  return rowCount === 1;
}

async function workSlice(
  deps: ImportDeps,
  job: ImportRow,
  archive: PhotoArchive | null,
  runner: string,
): Promise<boolean> {
  const { db } = deps;
  const { catalogue, lexicon } = await knownFacts(db);
  const perDollar = await poundsPerDollar(db);
  const photos = archive?.names ?? null;
  const judging: Judging = { db, catalogue, lexicon, perDollar, photos, lang: job.language, usual: new Map() };
  const step = job.state === 'checking' ? 'verdict' : 'outcome';
  for (const until = Date.now() + SLICE_MS; ; ) {
    const rows = await waitingRows(db, job.id, step, BATCH);
    if (rows.length === 0) return true;
    if (step === 'verdict') await checkRows(job, rows, judging);
    else {
      for (const row of rows) {
        await importRow({ ...deps, job, judging, archive }, row).catch((error) => failRow(deps, job, row, error));
        if (Date.now() > until) return false;
      }
    }
    if (Date.now() > until) return false;
    const beat = await db('listing_imports')
      .where({ id: job.id, runner })
      .update({ beat_at: db.raw('app_now()') });
    // Somebody took over, or it was deleted.
    if (beat === 0) return false;
  }
}

/** A check changes nothing but verdicts: what was killed in the middle is judged once more. */
async function checkRows(job: ImportRow, rows: TableRow[], judging: Judging): Promise<void> {
  const reading = { ...judging, mapping: job.mapping, values: job.values, placePoints: job.place_points };
  const judged: JudgedRow[] = [];
  for (const { number, cells } of rows) {
    const { verdict, problems } = await judgeRow(readRow(cells, reading), judging);
    judged.push({ number, verdict, problems });
  }
  await saveVerdicts(judging.db, job.id, judged);
}

/** A row that cannot be kept must not stop the others; a database that is gone stops all, and they are tried again. */
async function failRow({ db, log }: ImportDeps, job: ImportRow, row: TableRow, error: unknown): Promise<void> {
  const isOwnError =
    typeof (error as { code?: unknown }).code === 'string' && /^2[23]/.test((error as { code: string }).code);
  if (!isOwnError) throw error;
  log.error({ importId: job.id, row: row.number, err: error }, 'row of an import failed');
  await changeRow(db, job.id, row.number, { outcome: 'refused', problems: [problem('', 'import_row_failed')] });
}

async function settle({ db, files, log }: ImportDeps, job: ImportRow, isDone: boolean): Promise<void> {
  await db.transaction(async (trx) => {
    const state = !isDone ? job.state : job.state === 'checking' ? 'checked' : 'done';
    const changed = await trx('listing_imports')
      .where({ id: job.id, state: job.state })
      .update({
        state,
        runner: null,
        beat_at: null,
        updated_at: trx.raw('app_now()'),
      });
    if (changed && !isDone) await enqueue(trx, 'listing_import', { importId: job.id });
  });
  if (!isDone) return;
  log.info({ importId: job.id, state: job.state }, 'import step finished');
  if (job.state === 'importing') await files.uploads.remove(job.id);
}

/** Asks again for what a killed worker left behind, and forgets what nobody needs any more. */
export async function resumeImports({ db, files }: ImportDeps): Promise<void> {
  const { rows } = await db.raw<{ rows: Pick<tables.ListingImportRow, 'id'>[] }>(
    `select id from listing_imports where state in ('checking', 'importing')
       and (beat_at < app_now() - ? * interval '1 second' or (beat_at is null and updated_at < app_now() - interval '5 minutes'))`,
    [SILENT_SECONDS],
  );
  for (const { id } of rows) await enqueue(db, 'listing_import', { importId: id });
  const old = await db.raw<{ rows: Pick<tables.ListingImportRow, 'id'>[] }>(
    `delete from listing_imports where updated_at < app_now() - ? * interval '1 day' returning id`,
    [KEPT_DAYS],
  );
  for (const { id } of old.rows) await files.uploads.remove(id);
}
