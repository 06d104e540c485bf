import { Pager } from '../../../ui/pager.tsx';
import { useSearch } from '../search-context.ts';
import { pageOf, searchPath, withValues } from '../search-state.ts';

/** The pages of the search. `onTurn`: the page is being turned in place, so the list's start should come into view. */
export function Pagination({ onTurn }: { onTurn?: () => void }) {
  const { search, answer } = useSearch();
  const last = answer?.rows.lastPage ?? 1;
  return (
    <Pager
      page={Math.min(pageOf(search), last)}
      last={last}
      to={(page) => searchPath(withValues(search, { page: page > 1 ? String(page) : undefined }))}
      onTurn={onTurn}
    />
  );
}
