import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/search',
  access: ['admin'],
  entry: { title: { ar: 'البحث', en: 'Search' }, icon: IconSearch },
  ns: ['search-index', 'search-words', 'search-misses', 'background-jobs', 'health', 'desk', 'form'],
};
