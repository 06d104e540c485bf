import { loadSearch } from '../../../features/search/load-search.ts';
import { SearchProvider } from '../../../features/search/search-provider.tsx';
import type { LoadContext } from '../../page-route.ts';
import { SearchLayout } from './search-layout.tsx';

export const load = (context: LoadContext) => loadSearch(context);

export function Page() {
  return (
    <SearchProvider>
      <SearchLayout />
    </SearchProvider>
  );
}
