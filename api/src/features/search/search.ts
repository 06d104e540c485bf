import { highlight, type Lexicon } from '@diyar/indexer/arabic';
import { type Catalogue, countsWithParts } from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { EngineDown } from '#lib/engine.ts';
import { MAX_DEPTH } from '#rules/search-params.ts';
import { type Attempt, easedAttempt, firstAttempt, furtherAttempts } from './attempts.ts';
import type { Recognised, SearchAnswer, SearchQuery } from './contract.ts';
import { type Question, wholeOf } from './criteria/search-question.ts';
import { type Found, searchEngine } from './engine/engine-search.ts';
import { ANSWER_MS, type Prepared, prepare } from './prepare.ts';
import { appliedLabels } from './present/applied-filters.ts';
import { helpWithFew, helpWithNothing } from './present/few-results-help.ts';
import { preferredLabel } from './present/filter-labels.ts';
import { offeredNamesakes, offeredPlaces } from './present/offered-places.ts';
import { categoryAlone, placePageOf } from './present/place-page.ts';
import { presentCards, presentPin } from './present/present-card.ts';
import { otherPrice, saidPrices } from './sentence/pound-prices.ts';
import { readSentence } from './sentence/read-sentence.ts';
import { searchSql } from './sql/sql-search.ts';

/**
 * Answers the search page whole: rows, counts, histograms and the map from one question (decision 2). Where the first
 * reading of the words finds nothing, the others are asked together (`attempts.ts`), and the answer says which it shows.
 */
export async function search(deps: Deps, query: SearchQuery, lang: Lang): Promise<SearchAnswer> {
  const facts = await deps.facts.get();
  const { lexicon, streetNames } = facts;
  const first = firstAttempt(query, lexicon, streetNames);
  const { answer: missed, attempt } = await answerFirst(deps, [first], lang);
  const isFound = missed.page.total > 0;
  const shown = isFound ? { ...missed, ...attempt.notes(missed) } : missed;
  if (isFound && missed.beside?.exact !== 0) return shown;

  const others = isFound
    ? []
    : furtherAttempts(query, lexicon, (asked) => readSentence(asked, facts, lang).recognised, streetNames);
  const eased = easedAttempt(first, missed.recognised);
  const further = missed.degraded ? others.filter(({ isAsked }) => isAsked) : [...(eased ? [eased] : []), ...others];
  if (further.length === 0) return shown;
  const second = await answerFirst(deps, further, lang);
  if (second.answer.page.total > 0) return { ...second.answer, ...second.attempt.notes(second.answer) };
  return second.attempt.isAsked ? second.answer : shown;
}

/** The answer to the first of the attempts that finds a listing; where none does, to the query as it came if it is there. */
async function answerFirst(
  deps: Deps,
  attempts: readonly Attempt[],
  lang: Lang,
): Promise<{ answer: SearchAnswer; attempt: Attempt }> {
  const prepared = await Promise.all(attempts.map(({ query, isEased }) => prepare(deps, query, lang, isEased)));
  const asked = Math.max(
    0,
    attempts.findIndex(({ isAsked }) => isAsked),
  );
  const { found, degraded, at } = await answer(
    deps,
    prepared.map(({ question }) => question),
    asked,
  );
  const [chosen, attempt] = [prepared[at], attempts[at]];
  if (!chosen || !attempt) throw new Error('an answer to no attempt');
  return { answer: await present(deps, chosen, { found, degraded }, lang), attempt };
}

async function present(
  deps: Deps,
  { asked, read, criteria, plain, question }: Prepared,
  { found, degraded }: { found: Found; degraded: boolean },
  lang: Lang,
): Promise<SearchAnswer> {
  const { catalogue, lexicon } = await deps.facts.get();
  const isMerged = found.exact !== undefined;
  const { recognised } = read;
  const query = isMerged ? asked : read.query;
  const { text } = isMerged ? plain : criteria;
  const cards = await presentCards(deps, found.hits, lang, query.transactionType);
  const help = degraded
    ? null
    : await helpOf(deps, wholeOf(question) ?? question, found, { catalogue, lang, recognised, lexicon }).catch(
        onlyWithEngine,
      );
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
    ranked: rankedBy(
      question,
      found,
      (read.query.prefer ?? []).map((value) => preferredLabel(value, catalogue, lang)),
    ),
    applied: [...appliedLabels(query, catalogue, lang), ...(isMerged ? [] : saidPrices(read.items, catalogue, lang))],
    offered: isMerged
      ? []
      : [
          ...offeredPlaces(query, catalogue, lang),
          ...offeredNamesakes(read.items, catalogue, lang),
          ...otherPrice(read.items, catalogue, lang),
        ],
    placePage: placePageOf(isMerged ? plain : criteria, catalogue),
    seo: categoryAlone(isMerged ? plain : criteria, catalogue)?.seo?.[lang] ?? null,
    help,
    degraded,
    capped: found.isCapped ?? false,
    engineMs: found.engineMs,
  };
}

/** Words and preferences that order the list, where not all of it holds them. `preferred`: the labels of the latter. */
function rankedBy(
  { criteria, folded, ranking }: Question,
  { ranked }: Found,
  preferred: readonly string[],
): SearchAnswer['ranked'] {
  if (!ranked || ranked.holding >= ranked.whole) return null;
  const words = ranking?.folded === folded ? [] : [criteria.text];
  return { ...ranked, words: [...preferred, ...words].join(' + ') };
}

/**
 * The first of the questions that finds a listing, answered by the engine (where none does, the one at `otherwise`); by
 * PostgreSQL when the engine is away, which is asked that one only. 503 when neither answers in time.
 */
export async function answer(
  deps: Deps,
  questions: readonly Question[],
  otherwise = 0,
): Promise<{ found: Found; degraded: boolean; at: number }> {
  const until = Date.now() + ANSWER_MS;
  try {
    return { ...(await searchEngine(questions, deps.engine.ask, otherwise)), degraded: false };
  } catch (error) {
    if (!(error instanceof EngineDown)) throw error;
    const cause = { cause: String(error.cause) };
    if (error.isRefusal) deps.log.error(cause, 'the engine refused a question, PostgreSQL answers');
    else deps.log.warn(cause, 'the engine is away, PostgreSQL answers');
    const question = questions[otherwise];
    if (!question) throw error;
    const found = await searchSql(deps.db, question, await deps.facts.get(), until);
    return { found, degraded: true, at: otherwise };
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

const withHighlight = (card: SearchAnswer['items'][number], text: string, lexicon: Lexicon) =>
  text === '' ? card : { ...card, highlight: highlight(card.originalTitle ?? card.title, text, lexicon) };

export type Context = { catalogue: Catalogue; lang: Lang; recognised: Recognised[]; lexicon: Lexicon };
