import type { Db } from '@diyar/db';
import { joinExcluded, searchText, splitExcluded } from '@diyar/indexer/arabic';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError, fill } from '#lib/errors.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { issueMessages } from '#lib/messages.ts';
import { SYRIA } from '#lib/tiles-in.ts';
import { MAX_DEPTH } from '#rules/search-params.ts';
import { withWalks } from '../walks/index.ts';
import type { SearchQuery } from './contract.ts';
import { asWhole, type Criteria, eased, plus } from './criteria/criteria.ts';
import { readCriteria } from './criteria/read-criteria.ts';
import { ENOUGH, type Question } from './criteria/search-question.ts';
import { orderOf } from './criteria/sort.ts';
import { wordsRank } from './criteria/words-rank.ts';
import { walkedLabel } from './present/shape-label.ts';
import { type ReadSentence, readSentence } from './sentence/read-sentence.ts';
import { coverOf, withCover } from './shape/shape-cover.ts';

/** R14: an answer, or 503, within 1.5 s of the question; the rest of the time is for wording and sending it. */
export const ANSWER_MS = 1_350;

/** A query read, as it is asked and presented. */
export interface Prepared {
  asked: SearchQuery;
  read: ReadSentence;
  criteria: Criteria;
  /** The same without the filters read out of the words. */
  plain: Criteria;
  question: Question;
}

/** @param isEased whether nothing that a listing could leave unstated is left of the filters */
export async function prepare(deps: Deps, given: SearchQuery, lang: Lang, isEased = false): Promise<Prepared> {
  const facts = await deps.facts.get();
  const { catalogue } = facts;
  const asked = await walked(deps.db, given);
  const read = await readWalked(deps.db, readSentence(asked, facts, lang, isEased), lang);
  const { shape } = read.query;
  const cover = shape && (await coverOf(deps.db, shape, lang, Date.now() + ANSWER_MS));
  const all = withCover(readCriteria(read.query, catalogue, lang), cover);
  const criteria = isEased ? eased(all) : all;
  const plain = read.recognised.length > 0 ? withCover(readCriteria(asked, catalogue, lang), cover) : criteria;
  const question = questionOf(read.query, { criteria, plain }, facts);
  refuseDepth(question, lang);
  if (isEased) question.beside = undefined;
  return { asked, read, criteria, plain, question };
}

/** A question whose walks know their streets. */
const walked = async (db: Db, query: SearchQuery): Promise<SearchQuery> =>
  query.shape ? { ...query, shape: await withWalks(db, query.shape) } : query;

async function readWalked(db: Db, read: ReadSentence, lang: Lang): Promise<ReadSentence> {
  const query = await walked(db, read.query);
  const recognised = read.recognised.map((item) =>
    item.kind === 'shape' ? { ...item, label: walkedLabel(item.label, query.shape, lang) } : item,
  );
  return { ...read, query, recognised };
}

/** `plain`: the same without the filters read out of the words. */
function questionOf(
  query: SearchQuery,
  { criteria, plain }: { criteria: Criteria; plain: Criteria },
  { lexicon, catalogue }: Pick<KnownFacts, 'lexicon' | 'catalogue'>,
): Question {
  const size = query.limit ?? ENOUGH;
  const fold = (text: string) => (text ? searchText(text, lexicon) : '');
  const folded = fold(criteria.text);
  const beside = plain === criteria ? undefined : besides(asWhole(plain), asWhole(criteria));
  const words = beside ? fold(plain.text) : '';
  const ranks = query.understand !== false && wordsRank(criteria, lexicon, catalogue.categories);
  const left = ranks ? fold(joinExcluded('', splitExcluded(criteria.text).excluded)) : folded;
  const box = query.viewport ?? query.bbox ?? SYRIA;
  const wantsMap = query.map ?? (query.viewport !== undefined || query.zoom !== undefined);
  return {
    criteria,
    folded,
    ranking: ranks || criteria.preferred ? { criteria: asWhole(criteria), folded: left } : undefined,
    preferred: criteria.preferred?.map(({ condition }) => condition),
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
