import { useEffect } from 'react';
import { useList } from '#features/favourites/store.ts';

/** Draws nothing: tells which listings are favourites. The page needs them for this choice alone, so they are fetched with it. */
export function SavedIds({ onIds }: { onIds: (ids: ReadonlySet<string>) => void }) {
  const favourites = useList('favourites');
  useEffect(() => onIds(new Set(favourites.map(({ id }) => id))), [favourites, onIds]);
  return null;
}
