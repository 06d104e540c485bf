import type { Db } from '@diyar/db';
import type { Engine } from '../src/engine.ts';
import { loadFacts } from '../src/listings/facts.ts';
import { listingsIndex } from '../src/listings/index-uid.ts';
import { toDocument } from '../src/listings/to-document.ts';
import { makeWording } from '../src/listings/wording.ts';
import { rowsById } from '../src/load-rows.ts';
import { rowsOf } from '../src/sql.ts';
import { canonicalJson } from './canonical-json.ts';

const PAGE = 2_000;

export interface Comparison {
  expected: number;
  missing: string[];
  extra: string[];
  stale: string[];
}

/** The whole index against the whole view, by canonical JSON: the truth that every reliability test asks for. */
export async function compareWithDatabase(db: Db, engine: Engine, prefix: string): Promise<Comparison> {
  const wording = makeWording(await loadFacts(db));
  const uid = listingsIndex(prefix);
  const found = new Map<string, string>();
  for (let offset = 0; ; offset += PAGE) {
    const page = await engine.page(uid, offset, PAGE);
    for (const document of page) found.set(document.id, canonicalJson(document));
    if (page.length < PAGE) break;
  }
  const ids = (await rowsOf<{ id: string }>(db, 'select id from search_listing', [], 60_000)).map(({ id }) => id);
  const result: Comparison = { expected: ids.length, missing: [], extra: [], stale: [] };
  for (let at = 0; at < ids.length; at += PAGE) {
    for (const row of await rowsById(db, ids.slice(at, at + PAGE))) {
      const json = found.get(row.id);
      if (json === undefined) result.missing.push(row.id);
      else if (json !== canonicalJson(toDocument(row, wording))) result.stale.push(row.id);
      found.delete(row.id);
    }
  }
  result.extra = [...found.keys()];
  return result;
}
