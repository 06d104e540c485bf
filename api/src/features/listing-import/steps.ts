import type { Readable } from 'node:stream';
import type { Db } from '@diyar/db';
import { foldText } from '@diyar/indexer/arabic';
import { enqueue } from '#jobs/enqueue.ts';
import { AppError } from '#lib/errors.ts';
import { type FileStore, META, readLimited } from '#lib/images/index.ts';
import { PIECE_MAX_BYTES } from '../listing-media/index.ts';
import { lockSeller } from '../quotas/index.ts';
import { type Driver, whoseIs } from './driver.ts';
import { MAX_ARCHIVE_BYTES } from './fields.ts';
import { pieceName } from './photo-archive.ts';
import {
  changeImport,
  deleteImport,
  forgetVerdicts,
  type ImportRow,
  lockImport,
  memoryOf,
  remember,
} from './queries.ts';
import type { Mapping, Values } from './read-row.ts';
import { plainName } from './vocabulary.ts';

/** @throws AppError import_not_found (404), import_running, import_finished (409) */
async function openToChange(trx: Db, id: string, driver: Driver): Promise<ImportRow> {
  const row = await lockImport(trx, id);
  if (!row || !driver.may(row)) throw new AppError('import_not_found', 404);
  if (row.state === 'checking' || row.state === 'importing') throw new AppError('import_running', 409);
  if (row.state === 'done') throw new AppError('import_finished', 409);
  return row;
}

interface Change {
  mapping?: Mapping;
  values?: Values;
  placePoints?: boolean;
}

/** Keeps what was chosen, for this file and for the office's next one. What was checked before is open again. */
export function changeSettings(db: Db, id: string, driver: Driver, change: Change): Promise<void> {
  return db.transaction(async (trx) => {
    const row = await openToChange(trx, id, driver);
    const mapping = change.mapping ?? row.mapping;
    const used = Object.fromEntries(Object.entries(mapping).filter(([, index]) => index < row.columns.length));
    const values = merged(row.values, change.values ?? {});
    await changeImport(trx, id, {
      mapping: JSON.stringify(used),
      values: JSON.stringify(values),
      place_points: change.placePoints ?? row.place_points,
      state: 'mapping',
      failure: null,
    });
    const keeper = row.office_id ?? row.owner_id;
    const memory = await memoryOf(trx, keeper);
    const fieldOf = new Map(Object.entries(used).map(([field, index]) => [index, field]));
    const columns = Object.fromEntries(row.columns.map((name, index) => [plainName(name), fieldOf.get(index) ?? '']));
    await remember(trx, keeper, {
      columns: trimmed({ ...memory.columns, ...(change.mapping && columns) }, 500),
      values: merged(memory.values, change.values ?? {}),
    });
    const before = { importId: id, mapping: row.mapping, placePoints: row.place_points };
    const placePoints = change.placePoints ?? row.place_points;
    const after = { importId: id, mapping: used, placePoints, values: Object.keys(change.values ?? {}) };
    await driver.note(trx, 'import_change', whoseIs(row), { before, after });
  });
}

function merged(known: Values, more: Values): Values {
  const result: Values = { ...known };
  for (const [field, texts] of Object.entries(more)) {
    const folded = Object.entries(texts ?? {}).map(([text, key]) => [foldText(text), key] as const);
    result[field] = trimmed({ ...known[field], ...Object.fromEntries(folded) }, 2_000);
  }
  return result;
}
const trimmed = <T>(record: Record<string, T>, most: number): Record<string, T> =>
  Object.fromEntries(Object.entries(record).slice(-most));

export function startCheck(db: Db, id: string, driver: Driver, language: 'ar' | 'en'): Promise<void> {
  return db.transaction(async (trx) => {
    const row = await openToChange(trx, id, driver);
    await forgetVerdicts(trx, id);
    await changeImport(trx, id, { state: 'checking', failure: null, runner: null, beat_at: null, language });
    await enqueue(trx, 'listing_import', { importId: id });
    const states = { before: { importId: id, state: row.state }, after: { importId: id, state: 'checking' } };
    await driver.note(trx, 'import_check', whoseIs(row), states);
  });
}

/** Asked twice it runs once. @throws AppError import_not_checked (409) */
export function startImport(db: Db, id: string, driver: Driver, target: 'drafts' | 'review'): Promise<void> {
  return db.transaction(async (trx) => {
    const row = await openToChange(trx, id, driver);
    if (row.state !== 'checked') throw new AppError('import_not_checked', 409);
    await lockSeller(trx, row.owner_id);
    await changeImport(trx, id, { state: 'importing', target, runner: null, beat_at: null });
    await enqueue(trx, 'listing_import', { importId: id });
    const states = { before: { importId: id, state: row.state }, after: { importId: id, state: 'importing', target } };
    await driver.note(trx, 'import_start', whoseIs(row), states);
  });
}

/** Forgets the table; listings it made stay. @throws AppError import_not_found (404), import_running (409) */
export async function discardImport(db: Db, files: FileStore, id: string, driver: Driver): Promise<void> {
  await db.transaction(async (trx) => {
    const row = await lockImport(trx, id);
    if (!row || !driver.may(row)) throw new AppError('import_not_found', 404);
    if (row.state === 'importing') throw new AppError('import_running', 409);
    await deleteImport(trx, id);
    const before = { importId: id, rows: row.row_count, state: row.state };
    await driver.note(trx, 'import_discard', whoseIs(row), { before });
  });
  await files.remove(id);
}

interface Piece {
  offset: number;
  /** Of the whole archive; a first piece begins it anew. */
  length: number;
  body: Readable;
}

/** Keeps the next piece of the archive of photos. @returns how much is here */
export async function receivePhotos(
  db: Db,
  files: FileStore,
  id: string,
  driver: Driver,
  piece: Piece,
): Promise<number> {
  const { offset, length, body } = piece;
  if (length > MAX_ARCHIVE_BYTES || length < 22)
    throw new AppError('import_archive_too_large', 413, { maximumMegabytes: MAX_ARCHIVE_BYTES / 1_048_576 });
  const bytes = await readLimited(body, PIECE_MAX_BYTES);
  if (offset === 0 && bytes.readUInt16BE(0) !== 0x504b) throw new AppError('import_archive_unreadable', 415);
  return db.transaction(async (trx) => {
    const row = await openToChange(trx, id, driver);
    const pieces = offset === 0 ? [] : row.photo_pieces;
    const received = pieces.reduce((sum, piece) => sum + piece, 0);
    const isNext = offset === received && offset + bytes.length <= length;
    if (!isNext || (offset > 0 && Number(row.photo_bytes) !== length))
      throw new AppError('import_archive_offset', 409).with({ received });
    // First: a refusal of the record must not leave files changed.
    const after = { importId: id, received: received + bytes.length, of: length };
    await driver.note(trx, 'import_photos', whoseIs(row), { before: { importId: id, received }, after });
    if (offset === 0) {
      await files.remove(id);
      await files.create(id, new Map([[META, Buffer.from('{}')]]));
    }
    await files.add(id, pieceName(offset, bytes.length), bytes);
    await changeImport(trx, id, {
      photo_bytes: length,
      photo_pieces: [...pieces, bytes.length],
      state: 'mapping',
      failure: null,
    });
    return received + bytes.length;
  });
}
