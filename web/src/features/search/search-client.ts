import { type Answer, type AnswerDeps, askSearch, type Need, PAGE_SIZE } from './answers.ts';
import type { Search } from './search-params.ts';

/** Parts of the answer that somebody on the page shows just now, besides rows. */
export type Wants = Omit<Need, 'search' | 'rows'>;

export const INDEX = 'listings';
type Request = { indexName: string; params?: { asked?: Search } };

/** An answer in the shape InstantSearch deals in, with our own riding along. */
export function dealt(answer: Answer) {
  const { items, page } = answer.rows;
  return {
    index: INDEX,
    query: '',
    params: '',
    hits: items.map((item) => ({ ...item, objectID: item.id })),
    nbHits: page.total,
    page: page.number - 1,
    nbPages: answer.rows.lastPage,
    hitsPerPage: PAGE_SIZE,
    processingTimeMS: answer.rows.engineMs,
    exhaustiveNbHits: true,
    answer,
  };
}

/** All requests of the page's widgets are one search, hence one call to our API; the engine is never seen from a browser. */
export function createSearchClient(deps: AnswerDeps, wants: () => Wants) {
  return {
    async search(requests: readonly Request[]) {
      const search = requests[0]?.params?.asked ?? {};
      const answer = await askSearch(deps, { search, rows: true, ...wants() });
      return { results: requests.map(() => dealt(answer)) };
    },
  };
}
