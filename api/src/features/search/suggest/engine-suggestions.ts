import type { Counts } from '#lib/counts.ts';
import type { Deps } from '#lib/deps.ts';
import { EngineDown, type EngineQuery } from '#lib/engine.ts';
import { type Criteria, without } from '../criteria/criteria.ts';
import { engineFilter } from '../engine/engine-filter.ts';
import { CARD_FIELDS, type CardDocument } from '../present/present-card.ts';

export type SuggestCounts = Omit<Counts, 'total'> & {
  deal: Record<string, number>;
  /** Within a limit, where streets were asked for. */
  street: Record<string, number> | null;
};
/** Titles to look for: folded words, how many, and what was chosen beside the words. */
type Titles = { folded: string; room: number; within: Criteria };

/**
 * What only the engine knows about suggestions: titles that begin like the words, and counts within what the search is
 * limited to. Without such a limit counts are those kept for menus. While the engine is away there are no titles, and no
 * counts within a limit: those of everything would be untrue.
 */
export async function findSuggested(
  deps: Deps,
  criteria: Criteria,
  { folded, room, within }: Titles,
  hasStreets: boolean,
): Promise<{ counts: SuggestCounts | null; listings: CardDocument[] }> {
  const isLimited = criteria.conditions.length > 0;
  const counting = isLimited
    ? [
        countOf(criteria, hasStreets ? [...PLACES, 'streets'] : PLACES),
        countOf(without(criteria, 'category'), ['categories']),
        countOf(without(criteria, 'transactionType'), ['transactionTypes']),
      ]
    : [];
  const titles = room > 0 ? [titlesLike(folded, within, room)] : [];
  const queries = [...counting, ...titles];
  const [kept, results] = await Promise.all([
    deps.counts.get(),
    queries.length > 0 ? deps.engine.ask(queries).catch(noneWithoutEngine) : [],
  ]);
  const all = { ...kept, deal: {}, street: null };
  if (!results) return { counts: isLimited ? null : all, listings: [] };

  const [byPlace, byCategory, byDeal] = results.map(({ facetDistribution }) => facetDistribution ?? {});
  const limited = {
    category: byCategory?.categories ?? {},
    province: byPlace?.province ?? {},
    city: byPlace?.city ?? {},
    neighborhood: byPlace?.neighborhood ?? {},
    // An office's page shows all it has, whatever was chosen here.
    office: kept.office,
    deal: byDeal?.transactionTypes ?? {},
    street: hasStreets ? (byPlace?.streets ?? {}) : null,
  };
  const listings: CardDocument[] = results[counting.length]?.hits ?? [];
  return { counts: isLimited ? limited : all, listings };
}

const PLACES = ['province', 'city', 'neighborhood'];

/** A suggested category takes the place of the chosen one, so categories are counted without it. */
const countOf = ({ conditions }: Criteria, facets: string[]): EngineQuery => ({
  q: '',
  filter: engineFilter(conditions),
  limit: 0,
  facets,
});

const titlesLike = (q: string, { conditions }: Criteria, limit: number): EngineQuery => ({
  q,
  filter: engineFilter(conditions),
  limit,
  matchingStrategy: 'all',
  attributesToSearchOn: ['title'],
  attributesToRetrieve: [...CARD_FIELDS],
});

/** Places and categories still help. */
const noneWithoutEngine = (error: unknown) => {
  if (error instanceof EngineDown) return null;
  throw error;
};
