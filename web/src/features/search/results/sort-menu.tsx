import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useTranslation } from 'react-i18next';
import { useSortBy } from 'react-instantsearch';
import { ORDERS } from '../sort-orders.ts';
import { INDEX } from '../ui-state.ts';
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

/** Without an order of its own, a field sorts as people expect: cheap and small first, the rest from the top. */
const USUAL = new Map<string, string>(Object.entries<string>({ price: 'asc', area: 'asc' }));

export function SortMenu() {
  const { t } = useTranslation('search');
  const { currentRefinement, refine } = useSortBy({ items: ORDERS });
  const [by = 'relevance', order] = currentRefinement.split(':')[1]?.split('-') ?? [];
  const current = by === 'relevance' ? by : `${by}-${order ?? USUAL.get(by) ?? 'desc'}`;
  const choose = (sort: string) => refine(sort === 'relevance' ? INDEX : `${INDEX}:${sort}`);
  return (
    <label className={css.sort}>
      <IconArrowsSort size={18} stroke={1.6} aria-hidden />
      <span className="d-visually-hidden">{t('sort.label')}</span>
      <select className={css.select} value={current} onChange={(event) => choose(event.target.value)}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
