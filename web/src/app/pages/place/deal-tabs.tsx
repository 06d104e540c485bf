import type { PlacePage } from '@diyar/api/contracts/places';
import { useTranslation } from 'react-i18next';
import { dealAlone } from '#features/places/place-words.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './deal-tabs.module.css';

/** For sale, for rent …: the same page for one kind of deal. */
export function DealTabs({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  const { deals, path, transactionType } = page;
  if (deals.length === 0 && !transactionType) return null;
  const all = transactionType ? path.slice(0, -transactionType.length - 1) : path;

  return (
    <nav aria-label={t('dealsLabel')}>
      <ul className={css.tabs}>
        <li>
          <AppLink to={all} className={css.tab} aria-current={transactionType ? undefined : 'page'}>
            {t('allDeals')}
          </AppLink>
        </li>
        {deals.map(({ key, name, path, count }) => (
          <li key={key}>
            <AppLink to={path} className={css.tab} aria-current={key === transactionType ? 'page' : undefined}>
              {dealAlone(key, t) || name}
              {count !== null && <span className={css.count}>{formatNumber(count)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
