import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetSearches, recentSearches } from '#features/search/recent-searches.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './search-examples.module.css';

/** Searches of this device, in the place of the examples. */
export function RecentSearches() {
  const { t } = useTranslation('home');
  const lang = useLang();
  const [searches, setSearches] = useState(() => recentSearches(lang));
  if (searches.length === 0) return null;
  return (
    <div className={css.examples} data-recent>
      <span className={css.label} id="recent-searches">
        {t('search.recent')}
      </span>
      <ul className={css.list} aria-labelledby="recent-searches">
        {searches.map(({ path, title }) => (
          <li key={path}>
            <AppLink to={path} className={css.example}>
              <bdi>{title}</bdi>
            </AppLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={css.forget}
            onClick={() => {
              forgetSearches();
              setSearches([]);
            }}
          >
            {t('search.forget')}
          </button>
        </li>
      </ul>
    </div>
  );
}
