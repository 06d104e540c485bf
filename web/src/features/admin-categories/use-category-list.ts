import { useApi } from '#lib/api-context.ts';
import { useVersionedList } from '#ui/desk/use-versioned-list.ts';
import { type AdminCategory, CATEGORIES_KEY, categoriesQuery, undoCategory } from './api.ts';

/** All categories, as the parts of the desk share them. */
export function useCategoryList() {
  const api = useApi();
  return useVersionedList<AdminCategory>({
    list: categoriesQuery(api).queryKey,
    touched: CATEGORIES_KEY,
    revert: (category) => undoCategory(api, category),
  });
}
