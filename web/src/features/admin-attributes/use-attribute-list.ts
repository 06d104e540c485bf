import { useApi } from '#lib/api-context.ts';
import { useVersionedList } from '#ui/desk/use-versioned-list.ts';
import { type AdminAttribute, ATTRIBUTES_KEY, attributesQuery, undoAttribute } from './api.ts';

/** All attributes, as the parts of the desk share them. */
export function useAttributeList() {
  const api = useApi();
  return useVersionedList<AdminAttribute>({
    list: attributesQuery(api).queryKey,
    touched: ATTRIBUTES_KEY,
    revert: (attribute) => undoAttribute(api, attribute),
  });
}
