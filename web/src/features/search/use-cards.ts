import type { ListingCard } from '@diyar/api/contracts/search';
import { useHits } from 'react-instantsearch';

type Options = NonNullable<Parameters<typeof useHits<ListingCard>>[0]>;

/** InstantSearch copies each hit, to number it; cards are remembered by the listing they show. */
const asTheyCame: Options['transformItems'] = (_, { results }) => results?.hits ?? [];
const OPTIONS: Options = { escapeHTML: false, transformItems: asTheyCame };

/** The listings of the page. */
export const useCards = () => useHits<ListingCard>(OPTIONS).items;
