import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context.ts';
import { type AdminCategory, CATEGORIES_KEY, categoriesQuery } from './api.ts';

/** What the parts of the desk share: the list once one category of it was saved, and the list as it is now. */
export function useCategoryList() {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = categoriesQuery(api);
  const renew = () => client.invalidateQueries({ queryKey: CATEGORIES_KEY });
  return {
    renew,
    /** Shown at once; the others follow, since a move counts its siblings anew. */
    saved(category: AdminCategory): Promise<void> {
      client.setQueryData(queryKey, (known) =>
        known?.some(({ id }) => id === category.id)
          ? known.map((other) => (other.id === category.id ? category : other))
          : known && [...known, category],
      );
      return renew();
    },
  };
}
