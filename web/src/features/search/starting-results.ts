import type { QueryClient } from '@tanstack/react-query';
import { readAnswer, requestsKey, stateKey } from './answers.ts';
import type { InitialResults, Requests } from './library-types.ts';
import { BASE_PARTS, readParts } from './parts.ts';
import { deal } from './search-client.ts';
import type { Search } from './search-params.ts';
import { INDEX } from './ui-state.ts';

type State = InitialResults[string]['state'];

/**
 * Start of InstantSearch: the server's results, or those the visitor left. The answer is kept in its parts, so that
 * nothing is sent or held twice. A page from the cache may be old: it is what the HTML shows, so the first render shows it too.
 */
export function startingResults(queryClient: QueryClient, search: Search) {
  const need = { search, ...readParts(BASE_PARTS) };
  const state = queryClient.getQueryData<State>(stateKey(search));
  const requests = queryClient.getQueryData<Requests>(requestsKey(search));
  const answer = readAnswer(queryClient, need, { evenOld: true });
  if (!state || !requests || !answer) return undefined;
  const results: InitialResults = { [INDEX]: { state, results: deal(requests, answer) } };
  return { results, isOld: readAnswer(queryClient, need) === undefined };
}
