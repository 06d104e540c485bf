import IconLayoutColumns from '@tabler/icons-react/dist/esm/icons/IconLayoutColumns.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { VIEWS, type View } from './search-params.ts';
import { searchPath, withValues } from './search-state.ts';
import { useSearch } from './use-search.ts';
import css from './view-switch.module.css';

const ICONS = { list: IconList, map: IconMap, both: IconLayoutColumns };

/** List, map, or both side by side. */
export function ViewSwitch({ view }: { view: View }) {
  const { t } = useTranslation('search');
  const { search } = useSearch();
  return (
    <nav aria-label={t('view.label')} className={css.views}>
      {VIEWS.map((option) => {
        const Icon = ICONS[option];
        return (
          <AppLink
            key={option}
            to={searchPath(withValues(search, { view: option }))}
            rel="nofollow"
            className={css.view}
            aria-label={t(`view.${option}`)}
            data-tip={t(`view.${option}`)}
            aria-current={option === view ? 'true' : undefined}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
          </AppLink>
        );
      })}
    </nav>
  );
}
