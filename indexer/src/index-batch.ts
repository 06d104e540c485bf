import type { Db } from '@diyar/db';
import { deadLetter } from './dead-letters.ts';
import { bisect, refusalOf, send } from './deliver.ts';
import type { LeaderSession } from './leader-session.ts';
import { clearMarks, type Mark, readMarks } from './marks.ts';
import { type PreparedBatch, prepare } from './prepare.ts';
import { rowsOf } from './sql.ts';

/** PostgreSQL takes a notification of fewer than 8,000 bytes; an id and its comma are 37. */
const MOST = Math.floor(7_999 / 37);

/**
 * Tells whoever caches pages that these listings have changed *in the engine*: ids joined by commas on the channel
 * `listings_indexed`, or `*` when they are too many (or all, after a swap).
 */
export async function announce(db: Db, listingIds: string[] | '*'): Promise<void> {
  const payload = listingIds === '*' || listingIds.length > MOST ? '*' : listingIds.join(',');
  if (payload !== '') await rowsOf(db, "select pg_notify('listings_indexed', ?)", [payload]);
}

/** The engine takes twenty thousand documents about as fast per document as five, and a repair waits less. */
const BATCH = 10_000;

/** Marks and the current state of their listings. */
export interface Batch {
  marks: Mark[];
  prepared: PreparedBatch;
}

/** How a batch tells those that fly beside it where it is. */
export interface BatchCallbacks {
  /** The engine has it in its queue. */
  onQueued(): void;
  /** The engine is done with it. */
  onAnswered(): void;
  /** Does work that needs the engine to have nothing else in its queue. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Reads the next marks, then (later, so at least as new) the rows they are about.
 * @param inHand marks not to read again, by listing: up to which generation
 */
export async function readBatch(
  session: LeaderSession,
  inHand: ReadonlyMap<string, number>,
): Promise<Batch | undefined> {
  const marks = await readMarks(session.db, BATCH, inHand);
  if (marks.length === 0) return undefined;
  const prepared = await prepare(
    session.db,
    session.wording,
    marks.map((mark) => mark.listingId),
  );
  return { marks, prepared };
}

/**
 * A pass of decision 1 (dirty set): sends a batch, waits until the engine has it, then forgets the marks that were seen.
 * @param uids the live index, and the one under construction
 * @returns marks that are done but could not be cleared, because an open transaction holds them
 */
export function indexBatch(
  session: LeaderSession,
  batch: Batch,
  uids: string[],
  callbacks: BatchCallbacks,
): Promise<Mark[]> {
  const listingIds = batch.marks.map((mark) => mark.listingId);
  return session.uncertainWrites.watch(listingIds, () => deliverBatch(session, batch, uids, callbacks));
}

async function deliverBatch(
  { db, engine, leader, fallback, metrics, log }: LeaderSession,
  { marks, prepared }: Batch,
  uids: string[],
  { onQueued, onAnswered, alone }: BatchCallbacks,
): Promise<Mark[]> {
  async function deliver(): Promise<void> {
    const tasks = await send(engine, uids, prepared.documents, prepared.removals);
    metrics.tasks.inc(tasks.length);
    onQueued();
    await leader.confirm();
    await engine.settle(tasks);
  }

  const refusals = [...prepared.refusals];
  const [refused] = await Promise.all([refusalOf(deliver()).finally(onAnswered), fallback.write(prepared)]);
  if (refused) {
    log.warn({ complaint: refused.complaint, documents: prepared.documents.length }, 'the engine refused a batch');
    refusals.push(...(await alone(() => bisect(engine, uids, prepared, () => leader.confirm()))));
  }

  const done = Date.now();
  const gens = new Map(marks.map((mark) => [mark.listingId, mark.gen]));
  for (const refusal of refusals) {
    await deadLetter(db, refusal, gens.get(refusal.listingId) ?? 0);
    log.error(refusal, 'listing put aside');
  }
  await announce(db, [...gens.keys()]);
  const cleared = await clearMarks(db, marks);

  for (const mark of marks) metrics.lag.observe(Math.max(0, done - mark.markedAt) / 1000);
  metrics.batches.inc();
  metrics.documents.inc({ kind: 'upserted' }, prepared.documents.length - refusals.length);
  metrics.documents.inc({ kind: 'removed' }, prepared.removals.length);
  metrics.documents.inc({ kind: 'refused' }, refusals.length);
  log.debug({ marks: marks.length, removals: prepared.removals.length, cleared: cleared.size }, 'batch indexed');
  return marks.filter((mark) => !cleared.has(mark.listingId));
}
