import { deadLetter, retryDeadLetters } from './dead-letters.ts';
import { bisect, refusalOf } from './deliver.ts';
import { EngineRefused } from './engine-errors.ts';
import type { LeaderSession } from './leader-session.ts';
import { buildIndex, buildRequest } from './listings/index-uid.ts';
import { LISTING_SETTINGS } from './listings/settings.ts';
import { activeIdsAfter } from './load-rows.ts';
import { clearAllMarks } from './marks.ts';
import { type PreparedBatch, prepare } from './prepare.ts';
import { noteBuilding, noteFailed, notePage, noteState, openRequest, type ReindexRequest } from './reindex-requests.ts';
import { finishSwap } from './swap.ts';

/** The first pages are small: the engine has something to do while the next one is read. */
const FIRST_PAGE = 2_500;
const PAGE = 20_000;
/** Two pages in the engine's queue keep it busy while the next one is read. */
const IN_FLIGHT = 2;

interface Page {
  ids: string[];
  /** Not full: what is inserted later has a mark, and waiting for no more would never end. */
  isLast: boolean;
  prepared: PreparedBatch;
  /** Listings that batches sent after this page was read: theirs are the newer documents. */
  outdated: Set<string>;
}

/** A rebuild under way. Marks go to both indexes meanwhile; pages fill the new one in listing order. */
export interface Rebuild {
  /** The index under construction. */
  uid: string;
  fingerprint: string;
  /** Must be told of every batch before it is sent. */
  batchSent(listingIds: string[]): void;
  /** A page further, or the swap. Nothing else may be in flight. @returns false when the rebuild is over */
  step(): Promise<boolean>;
}

/** Continues the open rebuild, or starts it; undefined when none is asked for. */
export async function openRebuild(session: LeaderSession): Promise<Rebuild | undefined> {
  const request = await openRequest(session.db);
  if (!request) return undefined;
  if (request.state === 'swapping') {
    await finishSwap(session, request);
    return openRebuild(session);
  }
  try {
    return pagesOf(session, await buildOf(session, request));
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    session.log.error({ err: error, request: request.id }, 'the engine refuses the settings: no rebuild');
    await noteFailed(session.db, request.id, error.message);
    return undefined;
  }
}

type Build = ReindexRequest & { indexUid: string };

/** The build a killed run left, when it is still what it was and still what is wanted; otherwise a fresh one. */
async function buildOf(session: LeaderSession, request: ReindexRequest): Promise<Build> {
  const { db, engine, prefix, fingerprint, log } = session;
  const left = request.indexUid && request.state === 'building' ? await engine.info(request.indexUid) : undefined;
  if (left && left.createdAt === request.indexCreatedAt && request.fingerprint === fingerprint) {
    log.info({ request: request.id, done: request.done }, 'rebuild continues');
    return { ...request, indexUid: left.uid };
  }
  const uid = buildIndex(prefix, request.id);
  await engine.drop(uid);
  await engine.create(uid, LISTING_SETTINGS);
  const info = await engine.info(uid);
  if (!info) throw new Error(`${uid} vanished while it was created`);
  await noteBuilding(db, request.id, { uid, createdAt: info.createdAt, fingerprint });
  await retryDeadLetters(db);
  // Without a live index the pages alone are the work; marks of a large import would do it twice.
  if (session.indexCreatedAt === undefined) await clearAllMarks(db);
  log.info({ request: request.id, reason: request.reason }, 'rebuild begins');
  return { ...request, fingerprint, indexUid: uid, indexCreatedAt: info.createdAt, cursor: null, done: 0 };
}

function pagesOf(session: LeaderSession, build: Build): Rebuild {
  const { db, engine, leader, metrics, log } = session;
  const uid = build.indexUid;
  const inFlight: { page: Page; outcome: Promise<EngineRefused | undefined>; written: Promise<void> }[] = [];
  let cursor = build.cursor;
  let outdated = new Set<string>();
  let ahead: Promise<Page> | undefined;
  let exhausted = false;
  let size = FIRST_PAGE;

  function readAhead(): Promise<Page> {
    outdated = new Set();
    const mine = outdated;
    const limit = size;
    size = Math.min(size * 2, PAGE);
    ahead = (async () => {
      const ids = await activeIdsAfter(db, cursor, limit);
      cursor = ids.at(-1) ?? cursor;
      return { ids, isLast: ids.length < limit, prepared: await prepare(db, session.wording, ids), outdated: mine };
    })();
    // Whoever awaits it gets the error; until then it must not end the process.
    ahead.catch(() => {});
    return ahead;
  }

  async function sendNext(): Promise<void> {
    const page = await (ahead ?? readAhead());
    exhausted = page.isLast;
    if (page.ids.length === 0) return;
    const documents = page.prepared.documents.filter(({ id }) => !page.outdated.has(id));
    const lines = documents.map(({ json }) => json);
    await session.uncertainWrites.watch(page.ids, async () => {
      const queued = engine.upsert(uid, lines);
      const outcome = refusalOf(queued.then(engine.settle));
      // The listing is looked at in its turn.
      outcome.catch(() => {});
      const tasks = await queued.catch(refusedAtTheDoor);
      metrics.tasks.inc(tasks.length);
      const written = session.fallback.write({ documents, removals: [], refusals: [] });
      written.catch(() => {});
      inFlight.push({ page, outcome, written });
      if (!exhausted) readAhead();
      await leader.confirm();
    });
  }

  /** Rows are read again: a batch may have carried newer ones meanwhile. */
  async function repair({ ids }: Page): Promise<void> {
    for (const other of inFlight) await other.outcome;
    const fresh = await prepare(db, session.wording, ids);
    const refused = await bisect(engine, [uid], { ...fresh, removals: [] }, () => leader.confirm());
    for (const refusal of [...fresh.refusals, ...refused]) await deadLetter(db, refusal, 0);
  }

  return {
    uid,
    fingerprint: build.fingerprint ?? '',
    batchSent(listingIds) {
      for (const id of listingIds) outdated.add(id);
    },
    async step() {
      while (inFlight.length < IN_FLIGHT && !exhausted) await sendNext();
      const first = inFlight.shift();
      if (!first) {
        await noteState(db, build.id, 'swapping');
        await finishSwap(session, build);
        metrics.rebuilt.set(0);
        return false;
      }
      const refused = await first.outcome;
      await first.written;
      if (refused) {
        log.warn({ complaint: refused.complaint }, 'the engine refused a page');
        await repair(first.page);
      }
      build.done += first.page.ids.length;
      metrics.rebuilt.set(build.done);
      await notePage(db, build.id, first.page.ids.at(-1) ?? '', first.page.ids.length);
      return true;
    },
  };
}

/** The outcome says so, too; there is no task to wait for. */
function refusedAtTheDoor(error: unknown): number[] {
  if (error instanceof EngineRefused) return [];
  throw error;
}

/** Removes what rebuilds that are over have left behind. */
export async function dropLeftovers({ db, engine, prefix, log }: LeaderSession): Promise<void> {
  const open = await openRequest(db);
  for (const uid of await engine.uids()) {
    const request = buildRequest(prefix, uid);
    if (request === null || request === open?.id) continue;
    await engine.drop(uid);
    log.info({ uid }, 'leftover index removed');
  }
}
