import type { Answer } from './answers.ts';
import type { Search } from './search-params.ts';

/** InstantSearch's state of our index: the whole search under one name, because attribute filters are an open set. */
export type SearchUiState = { asked?: Search };

type Parameters = { asked?: Search; setQueryParameters: (parameters: { asked: Search }) => Parameters };
type Render = { results?: { answer?: Answer } | null; state?: Parameters };

const EMPTY: Search = {};

/** The page's one widget: turns the state into the search client's request, and hands the answer to the page. */
export function connectSearch(render: (state: object, isFirst: boolean) => void, dispose: () => void = () => {}) {
  const stateOf = ({ results, state }: Render) => ({
    answer: results?.answer,
    search: state?.asked ?? EMPTY,
    widgetParams: {},
  });
  return () => ({
    $$type: 'diyar.search',
    init: (options: Render) => render({ ...stateOf(options), instantSearchInstance: instanceOf(options) }, true),
    render: (options: Render) => render({ ...stateOf(options), instantSearchInstance: instanceOf(options) }, false),
    dispose,
    getRenderState: (renderState: object) => renderState,
    getWidgetRenderState: stateOf,
    getWidgetUiState: (uiState: SearchUiState, { searchParameters }: { searchParameters: Parameters }) => ({
      ...uiState,
      asked: searchParameters.asked,
    }),
    getWidgetSearchParameters: (parameters: Parameters, { uiState }: { uiState: SearchUiState }) =>
      parameters.setQueryParameters({ asked: uiState.asked ?? EMPTY }),
  });
}

const instanceOf = (options: object) => (options as { instantSearchInstance: unknown }).instantSearchInstance;
