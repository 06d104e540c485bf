import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { ListingCard } from './contract.ts';
import type { Condition } from './criteria/criteria.ts';
import type { Order } from './criteria/sort.ts';
import type { Found } from './engine/engine-search.ts';
import { presentCards } from './present/present-card.ts';
import { answer } from './search.ts';

export interface CardQuestion {
  conditions: Condition[];
  by?: Order['by'];
  direction?: Order['direction'];
  from?: number;
  size: number;
  /** Counts wanted besides, under the wire's names. */
  facets?: string[];
}

/** Cards for other features (home, similar, an office's page) from the same index and the same fallback as the search. */
export async function findCards(
  deps: Deps,
  { conditions, by = 'date', direction = 'desc', from = 0, size, facets = [] }: CardQuestion,
  lang: Lang,
): Promise<{ items: ListingCard[]; total: number; facets: Found['facets']; degraded: boolean }> {
  const { found, degraded } = await answer(deps, [
    {
      criteria: { text: '', conditions },
      folded: '',
      order: { by, direction, hasText: false, price: 'price' },
      from,
      size,
      facets,
      histograms: false,
      map: null,
    },
  ]);
  const items = await presentCards(deps, found.hits, lang);
  return { items, total: found.total, facets: found.facets, degraded };
}
