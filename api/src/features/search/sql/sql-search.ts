import type { Db } from '@diyar/db';
import { readSearchText } from '@diyar/indexer/arabic';
import { cellOf, type SearchListingRow, tileOf, toDocument, type Wording } from '@diyar/indexer/document';
import type { Catalogue } from '#lib/catalogue/index.ts';
import type { Box } from '#rules/box.ts';
import { MAX_DEPTH } from '#rules/search-params.ts';
import { plus } from '../criteria/criteria.ts';
import { besideOf, ENOUGH, exceptFor, type Question, wholeOf } from '../criteria/search-question.ts';
import { isPromoted, sqlOrderOf } from '../criteria/sort.ts';
import type { Found, MapFound } from '../engine/engine-search.ts';
import { added } from '../engine/facets.ts';
import { MAX_PINS, mapLevel } from '../engine/search-plan.ts';
import { bounded, TooLate } from './bounded-query.ts';
import { sqlFilter } from './sql-filter.ts';
import type { SqlFilter } from './sql-fragment.ts';

/** What the answer is worded with. */
export interface SqlFacts {
  catalogue: Catalogue;
  wording: Wording;
}

/** A word in more listings than this is common: the newest listings are read until enough of them hold it. */
const RARE = 5_000;
/** Where even the newest thousand matches take too long, only this many of the newest listings are looked at. */
const RECENT = 3_000;
/** What is kept back of the time for that second, smaller question. */
const SECOND_TRY_MS = 450;

/**
 * The same question put to PostgreSQL while the engine is away, over the view of what is public. Only the newest
 * thousand matches are looked at (nobody pages deeper), and total, order and map are theirs: counting or sorting a million
 * rows takes seconds, this a tenth of one. Words match by the folded text the indexer leaves in `listing_search`; counts
 * beside options are left out. Throws `TooLate` when there is no answer by `until`.
 */
export async function searchSql(db: Db, question: Question, facts: SqlFacts, until: number): Promise<Found> {
  const first = await searchRanked(db, question, facts, until);
  const words = besideOf(question);
  if (!words || first.total >= ENOUGH) return first;
  const left = { from: Math.max(0, question.from - first.total), size: question.size - first.hits.length };
  const second = await searchPart(db, { ...words, ...left }, facts, until);
  return second.total > 0 ? merged(first, second) : first;
}

/** The listings that hold the words, and where these fill no page the others of the same filters behind them. */
async function searchRanked(db: Db, question: Question, facts: SqlFacts, until: number): Promise<Found> {
  const whole = wholeOf(question);
  if (!whole) return searchPart(db, question, facts, until);
  const holding = await searchPart(db, { ...question, from: 0, size: ENOUGH }, facts, until);
  if (holding.total >= ENOUGH) return searchPart(db, question, facts, until);
  const isOrdered = !isPromoted(question.order);
  const holders = isOrdered ? [] : holding.hits;
  const { from, size } = question;
  const first = holders.slice(from, from + size);
  const ids = holders.map(({ id }) => id);
  const left = { from: Math.max(0, from - ids.length), size: size - first.length };
  const others = await searchPart(db, { ...exceptFor(whole, ids), ...left }, facts, until);
  const all = others.total + ids.length;
  const ranked = { holding: holding.total, whole: all };
  if (isOrdered) return { ...others, ranked };
  const { exact: _, ...both } = merged(holding, others);
  return { ...both, hits: [...first, ...others.hits], ranked };
}

/** Both as one answer: they share no listing. */
const merged = (first: Found, second: Found): Found => ({
  ...first,
  hits: [...first.hits, ...second.hits],
  total: first.total + second.total,
  exact: first.total,
  isCapped: Boolean(first.isCapped || second.isCapped),
  map: first.map && second.map && mapOfBoth(first.map, second.map),
});

/** Points of the few become cells where the many come as cells. */
function mapOfBoth(first: MapFound, second: MapFound): MapFound {
  const total = first.total + second.total;
  if (first.mode === 'pins' && second.mode === 'pins')
    return { ...second, total, pins: [...first.pins, ...second.pins] };
  const level = first.mode === 'cells' ? first.level : second.mode === 'cells' ? second.level : 18;
  const cells = added([first, second].map((map) => Object.fromEntries(cellsIn(map, level))));
  return { mode: 'cells', level, total, cells: Object.entries(cells) };
}

function cellsIn(map: MapFound, level: number): [string, number][] {
  if (map.mode === 'cells') return map.cells;
  const counts = new Map<string, number>();
  for (const { lng, lat } of map.pins) {
    const { x, y } = tileOf(lng, lat, level);
    const cell = cellOf(x, y, level);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return [...counts];
}

async function searchPart(db: Db, question: Question, facts: SqlFacts, until: number): Promise<Found> {
  const { order, from, size, map } = question;
  const level = map ? mapLevel(map.box, map.zoom) : 18;
  const list = { order: sqlOrderOf(order), from, size, level };
  const matches = await newest(db, await filterOf(db, question, facts, until), list, until);
  const inView =
    map && !map.sameBox
      ? await newest(db, await filterOf(db, withBox(question, map.box), facts, until), { ...list, size: 0 }, until)
      : matches;

  const read = async (ids: string[]) => {
    if (ids.length === 0) return [];
    const rows = await bounded<SearchListingRow>(db, until, 'select * from search_listing where id = any(?)', [ids]);
    const byId = new Map(rows.map((row) => [row.id, toDocument(row, facts.wording)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const mapFound = async (): Promise<MapFound> => {
    const { total, all, cells } = inView;
    if (total > MAX_PINS) return { mode: 'cells', level, total, cells: named(cells, level) };
    return { mode: 'pins', total, pins: await read(all) };
  };
  return {
    hits: await read(matches.page),
    total: matches.total,
    isCapped: matches.isCapped,
    facets: {},
    histograms: null,
    map: map ? await mapFound() : null,
    engineMs: 0,
  };
}

interface Newest {
  total: number;
  isCapped: boolean;
  /** Ids of the page asked for, in its order. */
  page: string[];
  /** Ids of all, when they are few enough to be pins. */
  all: string[];
  cells: [x: number, y: number, count: number][];
}

type CutRow = Pick<Newest, 'page' | 'all' | 'cells'> & { seen: number };
const NOTHING: CutRow = { seen: 0, page: [], all: [], cells: [] };

interface Cut {
  order: string;
  from: number;
  size: number;
  level: number;
}

async function newest(db: Db, where: SqlFilter, cut: Cut, until: number): Promise<Newest> {
  try {
    return await cutOut(db, where, { ...cut, source: 'search_listing' }, until - SECOND_TRY_MS);
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    const recent = `(select * from search_listing order by published_at desc, id limit ${RECENT}) recent`;
    return { ...(await cutOut(db, where, { ...cut, source: recent }, until)), isCapped: true };
  }
}

async function cutOut(
  db: Db,
  where: SqlFilter,
  { source, order, from, size, level }: Cut & { source: string },
  until: number,
): Promise<Newest> {
  const [row] = await bounded<CutRow>(
    db,
    until,
    `with found as materialized (
       select id, published_at, price_cents, sale_cents, rent_cents, area, is_featured, priority, tile_x, tile_y
       from ${source} where ${where.sql} order by published_at desc, id limit ${MAX_DEPTH + 1}
     ), kept as (select * from found limit ${MAX_DEPTH})
     select (select count(*)::int from found) as seen,
       (select coalesce(array_agg(id), '{}') from (select id from kept order by ${order} limit ? offset ?) p) as page,
       (select coalesce(array_agg(id), '{}') from (select id from kept limit ${MAX_PINS}) a) as all,
       (select coalesce(json_agg(json_build_array(x, y, n)), '[]') from (
          select tile_x >> ${18 - level} as x, tile_y >> ${18 - level} as y, count(*)::int as n from kept group by 1, 2
        ) c) as cells`,
    [...where.bindings, size, from],
  );
  const { seen, page, all, cells } = row ?? NOTHING;
  return { total: Math.min(seen, MAX_DEPTH), isCapped: seen > MAX_DEPTH, page, all, cells };
}

const withBox = (question: Question, box: Box): Question => ({
  ...question,
  criteria: plus(question.criteria, { op: 'box', facet: 'viewport', box }),
});

/** A rare word is looked up first: the planner, which can't know how rare it is, would walk through all listings for it. */
async function filterOf(db: Db, { criteria, folded }: Question, { catalogue }: SqlFacts, until: number) {
  const filter = sqlFilter(criteria.conditions, catalogue);
  const words = tsQuery(folded);
  if (!words) return filter;
  const match = `select listing_id from listing_search where words @@ to_tsquery('simple', ?)`;
  const found = await bounded<{ listing_id: string }>(db, until - SECOND_TRY_MS, `${match} limit ${RARE + 1}`, [words]);
  if (found.length > RARE) return and(filter, `id in (${match})`, words);
  return and(
    filter,
    'id = any(?)',
    found.map((row) => row.listing_id),
  );
}

const and = ({ sql, bindings }: SqlFilter, more: string, value: SqlFilter['bindings'][number]): SqlFilter => ({
  sql: `${sql} and ${more}`,
  bindings: [...bindings, value],
});

/** Folded words as a tsquery. Words hold letters and digits only, so no operator slips in. */
export function tsQuery(folded: string): string {
  const { words, excluded, isOpen } = readSearchText(folded);
  const wanted = words.map((word, i) => (isOpen && i === words.length - 1 ? `${word}:*` : word));
  return [...wanted, ...excluded.map((word) => `!${word}`)].join(' & ');
}

const named = (cells: Newest['cells'], level: number) =>
  cells.map(([x, y, n]): [string, number] => [cellOf(x, y, level), n]);
