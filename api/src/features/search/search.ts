import { highlight, type Lexicon, searchText } from '@diyar/indexer/arabic';
import { type Catalogue, countsWithParts } from '../../lib/catalogue/index.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Lang } from '../../lib/endpoint.ts';
import { EngineDown } from '../../lib/engine.ts';
import { AppError, fill } from '../../lib/errors.ts';
import { issueMessages } from '../../lib/messages.ts';
import { SYRIA } from '../../lib/tiles-in.ts';
import { MAX_DEPTH } from '../../rules/search-params.ts';
import { firstFound } from './attempts.ts';
import type { Recognised, SearchAnswer, SearchQuery } from './contract.ts';
import { type Criteria, plus } from './criteria/criteria.ts';
import { readCriteria } from './criteria/read-criteria.ts';
import { ENOUGH, type Question } from './criteria/search-question.ts';
import { orderOf } from './criteria/sort.ts';
import { type Found, searchEngine } from './engine/engine-search.ts';
import { appliedLabels } from './present/applied-filters.ts';
import { helpWithFew, helpWithNothing } from './present/few-results-help.ts';
import { offeredNamesakes, offeredPlaces } from './present/offered-places.ts';
import { categoryAlone, placePageOf } from './present/place-page.ts';
import { presentCards, presentPin } from './present/present-card.ts';
import { otherPound, saidPrices } from './sentence/pound-prices.ts';
import { readSentence } from './sentence/read-sentence.ts';
import { coverOf, withCover } from './shape/shape-cover.ts';
import { searchSql } from './sql/sql-search.ts';

/**
 * Answers the search page whole: rows, counts, histograms and the map from one question (decision 2). Where the query as
 * asked finds nothing, other readings of its words are searched (`attempts.ts`), and the answer says which it shows.
 */
export async function search(deps: Deps, query: SearchQuery, lang: Lang): Promise<SearchAnswer> {
  const { lexicon } = await deps.facts.get();
  return firstFound(query, lexicon, (attempt) => searchOnce(deps, attempt, lang));
}

async function searchOnce(deps: Deps, asked: SearchQuery, lang: Lang): Promise<SearchAnswer> {
  const facts = await deps.facts.get();
  const { catalogue, lexicon } = facts;
  const read = readSentence(asked, facts, lang);
  const { shape } = read.query;
  const cover = shape && (await coverOf(deps.db, shape, lang, Date.now() + ANSWER_MS));
  const criteria = withCover(readCriteria(read.query, catalogue, lang), cover);
  const plain = read.recognised.length > 0 ? withCover(readCriteria(asked, catalogue, lang), cover) : criteria;
  const question = questionOf(read.query, { criteria, plain }, lexicon);
  refuseDepth(question, lang);

  const { found, degraded } = await answer(deps, question);
  const isMerged = found.exact !== undefined;
  const { recognised } = read;
  const query = isMerged ? asked : read.query;
  const { text } = isMerged ? plain : criteria;
  const cards = await presentCards(deps, found.hits, lang, query.transactionType);
  const help = degraded
    ? null
    : await helpOf(deps, question, found, { catalogue, lang, recognised, lexicon }).catch(onlyWithEngine);
  return {
    items: cards.map((card) => withHighlight(card, text, lexicon)),
    page: {
      number: Math.floor(question.from / Math.max(question.size, 1)) + 1,
      size: question.size,
      total: found.total,
    },
    lastPage: question.size ? Math.ceil(Math.min(found.total, MAX_DEPTH) / question.size) : 0,
    facets: found.facets.neighborhood
      ? { ...found.facets, neighborhood: countsWithParts(found.facets.neighborhood, catalogue.places) }
      : found.facets,
    histograms: found.histograms,
    map:
      found.map?.mode === 'pins'
        ? {
            mode: 'pins',
            total: found.map.total,
            pins: found.map.pins.map((pin) => presentPin(pin, catalogue, lang, query.transactionType)),
          }
        : found.map,
    recognised,
    keywords: text,
    beside: found.exact === undefined ? null : { exact: found.exact },
    applied: [...appliedLabels(query, catalogue, lang), ...(isMerged ? [] : saidPrices(read.items, catalogue, lang))],
    offered: isMerged
      ? []
      : [
          ...offeredPlaces(query, catalogue, lang),
          ...offeredNamesakes(read.items, catalogue, lang),
          ...otherPound(read.items, catalogue, lang),
        ],
    placePage: placePageOf(isMerged ? plain : criteria, catalogue),
    seo: categoryAlone(isMerged ? plain : criteria, catalogue)?.seo?.[lang] ?? null,
    help,
    degraded,
    capped: found.isCapped ?? false,
    engineMs: found.engineMs,
  };
}

/** R14: an answer, or 503, within 1.5 s of the question; the rest of the time is for wording and sending it. */
const ANSWER_MS = 1_350;

/** The engine, or PostgreSQL when it is away; 503 when neither answers in time. */
export async function answer(deps: Deps, question: Question): Promise<{ found: Found; degraded: boolean }> {
  const until = Date.now() + ANSWER_MS;
  try {
    return { found: await searchEngine(question, deps.engine.ask), degraded: false };
  } catch (error) {
    if (!(error instanceof EngineDown)) throw error;
    const cause = { cause: String(error.cause) };
    if (error.isRefusal) deps.log.error(cause, 'the engine refused a question, PostgreSQL answers');
    else deps.log.warn(cause, 'the engine is away, PostgreSQL answers');
    return { found: await searchSql(deps.db, question, await deps.facts.get(), until), degraded: true };
  }
}

/** Below this many results close matches are shown under them. */
const FEW = 4;

async function helpOf(deps: Deps, question: Question, { total, hits }: Found, context: Context) {
  if (total === 0) return helpWithNothing(deps, question, context);
  const isFew = total < FEW && hits.length === total && question.criteria.conditions.length > 0;
  return isFew ? helpWithFew(deps, question, hits, context) : null;
}

/** Help needs many questions at once, which are the engine's business; without it nothing found is said plainly. */
const onlyWithEngine = (error: unknown) => {
  if (error instanceof EngineDown) return null;
  throw error;
};

/** `plain`: the same without the filters read out of the words. */
function questionOf(
  query: SearchQuery,
  { criteria, plain }: { criteria: Criteria; plain: Criteria },
  lexicon: Lexicon,
): Question {
  const size = query.limit ?? ENOUGH;
  const fold = (text: string) => (text ? searchText(text, lexicon) : '');
  const folded = fold(criteria.text);
  const beside = plain === criteria ? undefined : besides(plain, criteria);
  const words = beside ? fold(plain.text) : '';
  const box = query.viewport ?? query.bbox ?? SYRIA;
  const wantsMap = query.map ?? (query.viewport !== undefined || query.zoom !== undefined);
  return {
    criteria,
    folded,
    beside: beside && words !== '' ? { criteria: beside, folded: words } : undefined,
    order: orderOf(query, folded !== ''),
    from: ((query.page ?? 1) - 1) * size,
    size,
    facets: query.facets ?? [],
    histograms: query.histograms ?? false,
    map: wantsMap ? { box, zoom: query.zoom, sameBox: sameBox(query) } : null,
  };
}

/** The plain words with what was filtered by hand, of listings that the filters read out of them do not find. */
function besides(plain: Criteria, { conditions }: Criteria): Criteria | undefined {
  const byHand = new Set(plain.conditions.map((condition) => JSON.stringify(condition)));
  const read = conditions.filter((condition) => !byHand.has(JSON.stringify(condition)));
  return read.length > 0 ? plus(plain, { op: 'beside', facet: 'beside', read }) : undefined;
}

/** Whether the map shows just what the list is limited to, so that one count serves both. */
const sameBox = ({ viewport, bbox }: SearchQuery) =>
  viewport === undefined || (bbox !== undefined && Object.values(viewport).join() === Object.values(bbox).join());

function refuseDepth({ from, size }: Question, lang: Lang): void {
  if (from + size <= MAX_DEPTH + size - 1 || size === 0) return;
  const message = fill(issueMessages.too_deep?.[lang] ?? '', { maximum: MAX_DEPTH });
  throw new AppError('validation_failed', 400, {}, [{ path: 'page', code: 'too_deep', message }]);
}

const withHighlight = (card: SearchAnswer['items'][number], text: string, lexicon: Lexicon) =>
  text === '' ? card : { ...card, highlight: highlight(card.originalTitle ?? card.title, text, lexicon) };

export type Context = { catalogue: Catalogue; lang: Lang; recognised: Recognised[]; lexicon: Lexicon };
