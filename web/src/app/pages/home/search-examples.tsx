import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import css from './search-examples.module.css';

const EXAMPLES = ['flat', 'furnished', 'aleppo', 'land'] as const;

/** Sentences that work, as links: the quickest way to learn that sentences do. */
export function SearchExamples() {
  const { t } = useTranslation('home');
  return (
    <>
      <DeferredSlot part="RecentSearches" />
      <div className={css.examples}>
        <span className={css.label} id="search-examples">
          {t('search.try')}
        </span>
        <ul className={css.list} aria-labelledby="search-examples">
          {EXAMPLES.map((example) => {
            const words = t(`search.examples.${example}`);
            return (
              <li key={example}>
                <AppLink to={`/properties?keywords=${encodeURIComponent(words)}`} className={css.example}>
                  {words}
                </AppLink>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
