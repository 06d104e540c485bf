import { renderToString } from 'react-dom/server';
import { getServerState, InstantSearch } from 'react-instantsearch';
import { type AnswerDeps, stateKey } from './answers.ts';
import { createSearchClient } from './search-client.ts';
import type { Search } from './search-params.ts';
import { SearchWidgets } from './search-widgets.tsx';
import { INDEX, toUiState } from './ui-state.ts';

/** Asks for what the page's HTML shows, as InstantSearch will ask in the browser; the answer lies in the cache then. */
export async function searchOnServer(deps: AnswerDeps, search: Search): Promise<void> {
  const { initialResults } = await getServerState(
    <InstantSearch
      searchClient={createSearchClient(deps)}
      indexName={INDEX}
      initialUiState={{ [INDEX]: toUiState(search) }}
      insights={false}
    >
      <SearchWidgets search={search} />
    </InstantSearch>,
    { renderToString },
  );
  deps.queryClient.setQueryData(stateKey(search), initialResults[INDEX]?.state);
}
