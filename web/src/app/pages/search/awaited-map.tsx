import { viewOf } from '#features/search/search-state.ts';
import { useSearch } from '#features/search/use-search.ts';
import { useLang } from '#lib/i18n.ts';
import { StillMap } from '#map/still/still-map.tsx';
import { useMapFocus } from './use-map-focus.ts';

/** A picture of the map while the page that draws it is not at work yet. */
export function AwaitedMap() {
  const lang = useLang();
  const { search } = useSearch();
  const { ready, start } = useMapFocus(search, undefined);
  return ready ? <StillMap lang={lang} start={start} guess={viewOf(search) === 'map' ? 'alone' : 'beside'} /> : null;
}
