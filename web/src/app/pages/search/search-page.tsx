import { loadSearch } from '#features/search/load-search.ts';
import { SearchRoot } from '#features/search/search-root.tsx';
import type { LoadContext } from '../../page-route.ts';
import { SearchLayout } from './search-layout.tsx';

export const load = (context: LoadContext) => loadSearch(context);

export function Page() {
  return (
    <SearchRoot>
      <SearchLayout />
    </SearchRoot>
  );
}
