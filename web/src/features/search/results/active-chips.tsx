import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { offersOf, understoodIn, useChips } from '../chips.ts';
import { searchPath, withoutFilters } from '../search-state.ts';
import { useSearch } from '../use-search.ts';
import css from './active-chips.module.css';

/** The filters in force, each a link to the search without it. */
export function ActiveChips() {
  const { t } = useTranslation('search');
  const { search, answer, pathTo } = useSearch();
  const chips = useChips(search, answer);
  const understood = understoodIn(search, answer);
  if (chips.length === 0) return null;

  return (
    <ul className={css.chips} aria-label={t('chips.label')}>
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <AppLink to={pathTo(without)} className={css.chip} rel="nofollow" aria-label={t('chips.remove', { label })}>
            <bdi>{label}</bdi>
            <IconX size={16} stroke={2} aria-hidden />
          </AppLink>
        </li>
      ))}
      {understood.map(({ id, label, with: narrowed }) => (
        <li key={id}>
          <AppLink to={pathTo(narrowed)} className={css.offer} rel="nofollow">
            <IconPlus size={16} stroke={2} aria-hidden />
            <bdi>{label}</bdi>
          </AppLink>
        </li>
      ))}
      {offersOf(search, answer).map(({ label, instead }) => (
        <li key={label}>
          <AppLink to={searchPath(instead)} className={css.offer} rel="nofollow">
            <bdi>{label}</bdi>
          </AppLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <AppLink to={searchPath(withoutFilters(search))} className={css.clear}>
            {t('chips.clear')}
          </AppLink>
        </li>
      )}
    </ul>
  );
}
