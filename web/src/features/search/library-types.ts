import type { ComponentProps } from 'react';
import type { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';

/** Types of InstantSearch that its React package uses and does not name. */
export type UiState = ReturnType<typeof useInstantSearch>['uiState'];
export type IndexUiState = UiState[string];
type Props = ComponentProps<typeof InstantSearch<UiState, Record<string, readonly string[]>>>;
type Client = NonNullable<Props['searchClient']>;
export type Requests = Extract<Parameters<Client['search']>[0], readonly unknown[]>;
export type SearchClient = Extract<Client, { search: (requests: Requests) => unknown }>;
export type Routing = Exclude<Props['routing'], boolean | undefined>;
export type SearchRouter = NonNullable<Routing['router']>;
export type InitialResults = NonNullable<ComponentProps<typeof InstantSearchSSRProvider>['initialResults']>;
