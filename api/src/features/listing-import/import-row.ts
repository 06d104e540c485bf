import { createHash } from 'node:crypto';
import type { Db, ListingRow } from '@diyar/db';
import type { Knex } from 'knex';
import { AppError } from '#lib/errors.ts';
import type { ImageStore, MediaFiles } from '#lib/images/index.ts';
import { ContractError } from '#lib/validation.ts';
import { beginDraft, type DraftContent, publish } from '../listing-form/index.ts';
import { receiveImage } from '../listing-media/index.ts';
import { lockSeller } from '../quotas/index.ts';
import { type Judged, type Judging, judgeRow } from './judge-row.ts';
import type { PhotoArchive } from './photo-archive.ts';
import { type Problem, problem } from './problem.ts';
import { changeRow, type ImportRow, type Outcome, type TableRow } from './queries.ts';
import { type ReadRow, readRow } from './read-row.ts';

export interface Importing {
  db: Db;
  images: ImageStore;
  files: MediaFiles;
  job: ImportRow;
  judging: Judging;
  archive: PhotoArchive | null;
}
interface Step {
  outcome: Outcome;
  problems: Problem[];
  listing_id: string | null;
}

/**
 * Makes a row a listing, once: its id follows from the owner and the row, so the same row in this file, in the file sent again,
 * or after a worker was killed, finds the listing that is there.
 */
export async function importRow(importing: Importing, row: TableRow): Promise<void> {
  const { db, job, judging } = importing;
  const reading = { ...judging, mapping: job.mapping, values: job.values, placePoints: job.place_points };
  const read = readRow(row.cells, reading);
  const judged = await judgeRow(read, judging);
  const done =
    judged.verdict === 'refused' || !read.category || !judged.form
      ? { outcome: 'refused' as const, problems: judged.problems, listing_id: null }
      : await listingOf(importing, row, read, judged);
  await changeRow(db, job.id, row.number, done);
}

async function listingOf(importing: Importing, row: TableRow, read: ReadRow, judged: Judged): Promise<Step> {
  const { db, job } = importing;
  const own =
    (await ownByCode(db, job, read.reference)) ?? (row.listing_id ? undefined : await ownByRow(db, job, row.cells));
  if (own) return { outcome: 'existing', problems: [problem('', 'import_already_there')], listing_id: own };
  const id = row.listing_id ?? listingId(job.owner_id, row.cells, read.reference);
  const isBegun = row.listing_id !== null || (await begin(importing, row, read, id));
  if (!isBegun) return foundBefore(db, id);

  const unhung = await hangPhotos(importing, id, read.photos);
  const problems = [...judged.problems, ...unhung];
  const asDraft: Step = { outcome: 'drafted', problems, listing_id: id };
  if (job.target === 'drafts' || judged.verdict !== 'ready' || unhung.length > 0) return asDraft;
  const refused = await handIn(importing, id, read, judged);
  return refused.length > 0
    ? { ...asDraft, problems: [...problems, ...refused] }
    : { ...asDraft, outcome: 'submitted' };
}

/** The row's link to its listing is written with the listing itself. */
function begin({ db, job }: Importing, row: TableRow, { category, content }: ReadRow, id: string): Promise<boolean> {
  if (!category) return Promise.resolve(false);
  return db.transaction(async (trx) => {
    const form = { ...content, categoryId: category.id } as DraftContent;
    await assertGoesOn(trx, job);
    const isNew = await beginDraft(trx, { id, ownerId: job.owner_id, category, content: form });
    if (isNew) await changeRow(trx, job.id, row.number, { listing_id: id });
    if (isNew) await trx('listing_import_keys').insert({ listing_id: id, key: keyOf(row.cells) });
    return isNew;
  });
}

/** Its owner left the office, or joined one, since the import began: the account is locked as `beginDraft` locks it, then asked. */
async function assertGoesOn(trx: Db, { id, owner_id: ownerId }: ImportRow): Promise<void> {
  await lockSeller(trx, ownerId);
  if (!(await trx('listing_imports').where({ id, state: 'importing' }).first('id')))
    throw new AppError('import_member_changed', 409);
}

async function foundBefore(db: Db, id: string): Promise<Step> {
  const listing = await db('listings').where({ id }).first('deleted_at');
  const code = listing?.deleted_at ? 'import_deleted_before' : 'import_already_there';
  return { outcome: 'existing', problems: [problem('', code)], listing_id: listing?.deleted_at ? null : id };
}

/** Our own export names listings by their code: brought back to the same office they are there already. */
async function ownByCode(db: Db, job: ImportRow, reference: string | null): Promise<string | undefined> {
  const code = /^D-(\d{1,12})$/.exec(reference ?? '')?.[1];
  if (!code) return undefined;
  return (
    await db('listings')
      .where({ code: Number(code) })
      .where(isOf(job))
      .whereNull('deleted_at')
      .first('id')
  )?.id;
}

/** Made of the same row by somebody else, and since handed over, transferred, or the same office's. */
async function ownByRow(db: Db, job: ImportRow, cells: string[]): Promise<string | undefined> {
  const made = db('listing_import_keys').where({ key: keyOf(cells) });
  const listings = db('listings').whereIn('id', made.select('listing_id'));
  return (await listings.where(isOf(job)).whereNull('deleted_at').orderBy('code').first('id'))?.id;
}

const isOf =
  ({ owner_id, office_id }: ImportRow) =>
  (of: Knex.QueryBuilder<ListingRow, ListingRow[]>) =>
    of.where({ owner_id }).orWhere((other) => office_id && other.where({ office_id }));

const keyOf = (cells: string[]): Buffer => createHash('sha256').update(JSON.stringify(cells)).digest();

/** UUIDv8 of the owner and the row's own reference or, without one, everything it says. */
function listingId(ownerId: string, cells: string[], reference: string | null): string {
  const text = JSON.stringify(reference ? ['reference', reference] : cells);
  const bytes = createHash('sha256').update(`${ownerId}:${text}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Through the pipeline every photo goes through; one that is refused leaves the row a draft, with the reason. */
async function hangPhotos({ db, images, files, job, archive }: Importing, id: string, names: string[]) {
  const problems: Problem[] = [];
  for (const name of names) {
    try {
      const bytes = await archive?.read(name);
      if (bytes) await receiveImage({ db, images, files }, { listingId: id, ownerId: job.owner_id }, bytes);
    } catch (error) {
      // Handed in by a run that was killed before it could say so.
      if (error instanceof AppError && error.code === 'media_locked') return problems;
      if (error instanceof AppError && error.statusCode < 500)
        problems.push(problem('images', error.code, error.params));
      else if (error instanceof AppError) throw error;
      else problems.push(problem('images', 'import_archive_unreadable'));
    }
  }
  return problems;
}

async function handIn({ db, job, judging }: Importing, id: string, { category }: ReadRow, { form }: Judged) {
  if (!form || !category) return [];
  const { catalogue, lang } = judging;
  const given = { ownerId: job.owner_id, id, category: category.id, mode: 'create', baseVersion: undefined } as const;
  try {
    await publish(db, { ...given, form, catalogue, lang });
    return [];
  } catch (error) {
    if (error instanceof ContractError)
      return error.issues.map((issue) => problem(issue.path.join('.'), codeOf(issue)));
    if (error instanceof AppError) return [problem(error.field ?? '', error.code, error.params)];
    throw error;
  }
}

const codeOf = (issue: ContractError['issues'][number]) =>
  issue.code === 'custom' ? String(issue.params?.code ?? 'custom') : 'custom';
