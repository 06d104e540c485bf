import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import { useTranslation } from 'react-i18next';
import type { View } from '#features/search/search-params.ts';
import { searchPath, withValues } from '#features/search/search-state.ts';
import { useSearch } from '#features/search/use-search.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './view-button.module.css';

/** The phone's floating way from the list to the map and back. */
export function ViewButton({ view }: { view: View }) {
  const { t } = useTranslation('search');
  const { search } = useSearch();
  const other = view === 'map' ? 'list' : 'map';
  const Icon = other === 'map' ? IconMap : IconList;
  return (
    <AppLink
      to={searchPath(withValues(search, { view: other === 'map' ? 'map' : undefined }))}
      rel="nofollow"
      className={css.button}
      data-view={view}
    >
      <Icon size={20} stroke={1.8} aria-hidden />
      {t(`view.${other}`)}
    </AppLink>
  );
}
