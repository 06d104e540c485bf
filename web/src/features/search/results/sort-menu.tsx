import { useTranslation } from 'react-i18next';
import { useSearch } from '../search-context.ts';
import { IconArrowsSort } from '../search-icons.ts';
import { firstOf, withValues } from '../search-state.ts';
import css from './sort-menu.module.css';

export const SORTS = [
  'relevance',
  'date-desc',
  'date-asc',
  'price-asc',
  'price-desc',
  'area-desc',
  'area-asc',
  'priority-desc',
] as const;
type Sort = (typeof SORTS)[number];

/** Without an order of its own, a field sorts as people expect: cheap and small first, the rest from the top. */
const USUAL = new Map<string, string>(Object.entries<string>({ price: 'asc', area: 'asc' }));

export function SortMenu() {
  const { t } = useTranslation('search');
  const { search, refine } = useSearch();
  const by = firstOf(search, 'sortBy') ?? 'relevance';
  const current = by === 'relevance' ? by : `${by}-${firstOf(search, 'sortOrder') ?? USUAL.get(by) ?? 'desc'}`;

  const choose = (sort: Sort) => {
    const [sortBy, sortOrder] = sort.split('-');
    refine(withValues(search, { sortBy: sort === 'relevance' ? undefined : sortBy, sortOrder }));
  };
  return (
    <label className={css.sort}>
      <IconArrowsSort size={18} stroke={1.6} aria-hidden />
      <span className="d-visually-hidden">{t('sort.label')}</span>
      <select className={css.select} value={current} onChange={(event) => choose(event.target.value as Sort)}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
