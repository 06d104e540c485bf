import type { Db } from '@diyar/db';
import type { Engine } from './engine.ts';
import type { ListingDocument } from './listings/document.ts';
import { listingsIndex } from './listings/index-uid.ts';
import type { SearchListingRow } from './listings/row.ts';
import { toDocument } from './listings/to-document.ts';
import type { Wording } from './listings/wording.ts';
import { activeIdsAfter, publicIds, rowsById } from './load-rows.ts';
import { markAgain, TARGET } from './marks.ts';
import { noteAudit } from './search-state.ts';
import { rowsOf } from './sql.ts';

/** Whether two JSON values say the same, whatever the order of keys: canonical JSON compared, without writing it. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameContent(a[key], b[key]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const PAGE = 1_000;
const ID_PAGE = 20_000;

export interface AuditDeps {
  db: Db;
  engine: Engine;
  prefix: string;
  wording: Wording;
  signal?: AbortSignal;
  /** Told now and then how many documents have been compared. */
  onChecked?(count: number): Promise<void>;
}

/** Listings whose document differs from what the database says, by kind. */
export interface Drift {
  /** Public, but not in the engine. */
  missing: string[];
  /** In the engine, but not public. */
  extra: string[];
  /** In both, and different. */
  stale: string[];
  checked: number;
}

export type Differences = Omit<Drift, 'checked'>;

/** Differences between documents of the engine and the rows they should be made of, both read just now. */
export function compare(
  wording: Wording,
  ids: string[],
  documents: ListingDocument[],
  rows: SearchListingRow[],
): Differences {
  const drift: Differences = { missing: [], extra: [], stale: [] };
  const found = new Map(documents.map((document) => [document.id, document]));
  const expected = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const row = expected.get(id);
    const document = found.get(id);
    if (row === undefined) {
      if (document !== undefined) drift.extra.push(id);
    } else if (document === undefined) drift.missing.push(id);
    else if (!sameContent(toDocument(row, wording), document)) drift.stale.push(id);
  }
  return drift;
}

const idsOf = (drift: Differences) => [...drift.missing, ...drift.extra, ...drift.stale];

/**
 * Everything that looked wrong is looked at once more, and what a mark is waiting for is left to it: only a difference
 * that nobody is about to mend is drift.
 */
async function confirmed(deps: AuditDeps, suspects: string[]): Promise<Differences> {
  const drift: Differences = { missing: [], extra: [], stale: [] };
  for (let at = 0; at < suspects.length; at += PAGE) {
    const before = suspects.slice(at, at + PAGE);
    const unmarked = await withoutMark(deps.db, before);
    const documents = await deps.engine.byId(listingsIndex(deps.prefix), unmarked);
    const again = compare(deps.wording, unmarked, documents, await rowsById(deps.db, unmarked));
    const quiet = new Set(await withoutMark(deps.db, idsOf(again)));
    for (const kind of ['missing', 'extra', 'stale'] as const)
      drift[kind].push(...again[kind].filter((id) => quiet.has(id)));
  }
  return drift;
}

export async function withoutMark(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    db,
    `select id from unnest(?::uuid[]) as ids (id)
     where not exists (select from search_dirty where target = ? and listing_id = id)
       and not exists (select from search_dead_letters where target = ? and listing_id = id)`,
    [ids, TARGET, TARGET],
  );
  return rows.map((row) => row.id);
}

/**
 * Compares the whole live index with the database and marks every difference, which the indexer then repairs. Runs beside
 * it; writes by others meanwhile are not taken for drift.
 */
export async function audit(deps: AuditDeps): Promise<Drift> {
  const { db, engine, prefix, wording, signal, onChecked } = deps;
  const uid = listingsIndex(prefix);
  const seen = new Set<string>();
  const suspects: string[] = [];

  const readPage = async (offset: number) => {
    const documents = await engine.page(uid, offset, PAGE);
    const ids = documents.map(({ id }) => id);
    return { ids, documents, rows: await rowsById(db, ids) };
  };
  let next = readPage(0);
  for (let offset = 0; ; offset += PAGE) {
    signal?.throwIfAborted();
    const { ids, documents, rows } = await next;
    if (ids.length === 0) break;
    // The engine reads on while this page is compared; its request leaves at the next turn of the event loop.
    next = readPage(offset + PAGE);
    next.catch(() => {});
    await new Promise(setImmediate);
    for (const id of ids) seen.add(id);
    suspects.push(...idsOf(compare(wording, ids, documents, rows)));
    await onChecked?.(seen.size);
  }

  let checked = seen.size;
  for (let cursor: string | null = null; ; ) {
    signal?.throwIfAborted();
    const ids: string[] = await activeIdsAfter(db, cursor, ID_PAGE);
    const last = ids.at(-1);
    if (last === undefined) break;
    cursor = last;
    const unseen = ids.filter((id) => !seen.has(id));
    const missing = await publicIds(db, unseen);
    checked += missing.length;
    suspects.push(...missing);
  }

  const drift = await confirmed(deps, suspects);
  await markAgain(db, idsOf(drift));
  await noteAudit(db, idsOf(drift).length);
  return { ...drift, checked };
}
