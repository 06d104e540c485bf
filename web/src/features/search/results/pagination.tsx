import { usePagination } from 'react-instantsearch';
import { Pager } from '#ui/pager.tsx';

/** The pages of the search. `onTurn`: the page is being turned in place, so the list's start should come into view. */
export function Pagination({ onTurn }: { onTurn?: () => void }) {
  const { currentRefinement, nbPages, createURL } = usePagination();
  return (
    <Pager
      page={Math.min(currentRefinement + 1, nbPages)}
      last={nbPages}
      to={(page) => createURL(page - 1)}
      onTurn={onTurn}
    />
  );
}
