import { connect } from '@diyar/db';
import { FIGURE_FIELDS, type FigureField } from '@diyar/db/listing-fields';
import { foldQuery, type Lexicon } from '@diyar/indexer/arabic';
import { loadFacts, makeWording } from '@diyar/indexer/document';
import { JUDGED_QUERIES, type Wanted } from '../judged-queries.ts';
import { report, round } from '../lib/figures.ts';
import { askEngine, listings, type Params, search, target } from '../lib/target.ts';

// T2 to T4: judged queries, spellings that must give the same list, and every word of 1,000 titles.
const TOP = 20;
const TITLES = 1000;
const SAME: readonly (readonly [string, string])[] = [
  ['للبيع', 'بيع'],
  ['والشقة', 'شقة'],
  ['الشام', 'دمشق'],
  ['Mazzeh', 'المزة'],
  ['شقق', 'شقة'],
  ['٣ غرف', '3 غرف'],
  ['3 غرف', 'ثلاث غرف'],
  ['كفر سوسة', 'كفرسوسة'],
];

interface Row extends Record<FigureField, number | null> {
  id: string;
  category_path: string[];
  transaction_type: string;
  province_key: string;
  city_key: string;
  neighborhood_key: string | null;
  /** The quarter that the neighborhood is a part of: asking for it means its parts as well. */
  quarter_key: string | null;
  price_cents: number | null;
  features: string[];
  furnishing: string | null;
  attributes: Record<string, unknown>;
  title: string;
  text: string;
}

/** Words that an owner may write instead of ticking the box. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  elevator: /مصعد|اسانسير|elevator|\blift\b/i,
  parking: /كراج|موقف|مرآب|parking|garage/i,
  garden: /حديق|جنينة|garden/i,
};
const carries = ({ features, text }: Row, feature: string) =>
  features.includes(feature) || (WRITTEN[feature]?.test(text) ?? false);

const within = (value: number | null, range: { min?: number; max?: number } | undefined) =>
  !range || (value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Number.MAX_VALUE));

function answers(row: Row, wanted: Wanted): boolean {
  const quarters = [row.neighborhood_key, row.quarter_key].map((key) => `neighborhood:${key}`);
  const places = [`province:${row.province_key}`, `city:${row.city_key}`, ...quarters];
  const deals = row.transaction_type === 'both' ? ['both', 'sale', 'rent'] : [row.transaction_type];
  const attributes = Object.entries(wanted.attributes ?? {});
  return (
    (!wanted.category || wanted.category.some((slug) => row.category_path.includes(slug))) &&
    (!wanted.transaction || deals.includes(wanted.transaction)) &&
    (!wanted.place || wanted.place.some((place) => places.includes(place))) &&
    within(row.price_cents === null ? null : row.price_cents / 100, wanted.price) &&
    within(row.area, wanted.area) &&
    FIGURE_FIELDS.every((name) => name === 'area' || wanted[name] === undefined || row[name] === wanted[name]) &&
    (wanted.features ?? []).every((feature) => carries(row, feature)) &&
    (!wanted.furnishing || row.furnishing === wanted.furnishing) &&
    attributes.every(([slug, value]) => [row.attributes[slug]].flat().includes(value))
  );
}

/** Ids of the first results, as a visitor gets them. */
async function top(keywords: string, more: Params = {}): Promise<{ ids: string[]; total: number }> {
  const { data } = await search({ keywords, limit: TOP, ...more });
  if (data.degraded) throw new Error('the engine is down: this would measure PostgreSQL');
  return { ids: data.items.map((item: { id: string }) => item.id), total: data.page.total };
}

async function judge(rows: readonly Row[]) {
  const recalls: number[] = [];
  const precisions: number[] = [];
  let empty = 0;
  let worse = 0;
  for (const { query, wanted } of JUDGED_QUERIES) {
    const right = new Set(rows.filter((row) => answers(row, wanted)).map(({ id }) => id));
    const { ids } = await top(query);
    if (right.size === 0) continue; // nothing to find in this data
    if (ids.length === 0) empty++;
    const recall = ids.filter((id) => right.has(id)).length / Math.min(TOP, right.size);
    recalls.push(recall);
    const most = Math.min(10, right.size);
    precisions.push(ids.slice(0, most).filter((id) => right.has(id)).length / most);
    // Whatever plain words find is an answer; none is worse.
    if (ids.length === 0 && (await top(query, { understand: 'false' })).total > 0) worse++;
    if (recall < 0.9) console.log(`  ${recall.toFixed(2)}  ${query}  (${right.size} right answers)`);
  }
  const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  return { recall: mean(recalls), precision: mean(precisions), empty, worse, judged: recalls.length };
}

/** Words of titles that don't find their own listing, typed whole and with the last letter still open. */
async function lostWords(rows: readonly Row[], lexicon: Lexicon): Promise<{ asked: number; lost: string[] }> {
  const titles = [...rows].sort((a, b) => a.title.length - b.title.length || (a.id < b.id ? -1 : 1)).slice(0, TITLES);
  const lost: string[] = [];
  let asked = 0;
  for (const { id, title } of titles) {
    for (const word of title.split(/\s+/)) {
      for (const unfinishedLast of [true, false]) {
        const q = foldQuery(word, lexicon, { unfinishedLast });
        const { answer } = await askEngine({
          q,
          filter: `id = "${id}"`,
          limit: 1,
          matchingStrategy: 'all',
          locales: ['ara', 'eng'],
        });
        asked++;
        if (answer.hits.length === 0) lost.push(`«${word}» of «${title}»`);
      }
    }
  }
  return { asked, lost };
}

const db = connect(target.database, { name: 'bench-words', max: 1, statementTimeout: 60_000 });
try {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select search_listing.*, coalesce(title_ar, title_en) as title,
       concat_ws(' ', title_ar, title_en, description_ar, description_en) as text,
       (select whole.key from locations part join locations whole on whole.id = part.within_id
         where part.id = neighborhood_id) as quarter_key
     from search_listing`,
  );
  const { lexicon } = makeWording(await loadFacts(db));
  const judged = await judge(rows);
  const differ: string[] = [];
  for (const [one, other] of SAME) {
    if ((await top(one)).ids.join() !== (await top(other)).ids.join()) differ.push(`${one} / ${other}`);
  }
  const words = await lostWords(rows, lexicon);
  for (const line of [...differ, ...words.lost.slice(0, 20)]) console.log(`  ${line}`);
  report(`T2–T4 words, ${(await listings()).toLocaleString('en-US')} public listings`, [
    ['judged queries with an answer in the data', judged.judged],
    ['recall@20 (≥ 0.97)', round(judged.recall), judged.recall >= 0.97],
    ['P@10 (≥ 0.9)', round(judged.precision), judged.precision >= 0.9],
    ['queries without a result (0)', judged.empty, judged.empty === 0],
    ['queries that answer nothing where plain words do (0)', judged.worse, judged.worse === 0],
    ['spellings with another top 20 (0)', differ.length, differ.length === 0],
    [`words that lose their own title, of ${words.asked} (0)`, words.lost.length, words.lost.length === 0],
  ]);
} finally {
  await db.destroy();
}
