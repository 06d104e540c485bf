import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homepageCategoriesQuery } from '#features/listings/api.ts';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Part } from './part.tsx';
import css from './places.module.css';

/** Where most is on offer; each line is as long as its share of the busiest. */
export function Places() {
  const { t } = useTranslation('home');
  const { data } = useQuery(homepageCategoriesQuery(useApi()));
  const places = data?.places ?? [];
  const most = Math.max(1, ...places.map(({ count }) => count));
  if (places.length === 0) return null;

  return (
    <Part title={t('places.title')} tone="sunken" more={{ to: '/properties?view=map', label: t('places.all') }}>
      <ol className={css.places}>
        {places.map(({ path, name, count }) => (
          <li key={path}>
            <AppLink to={path} className={css.place}>
              <span className={css.name}>{name}</span>
              <span className={css.count}>{formatNumber(count)}</span>
              <span className="d-visually-hidden">
                {t('categories.listings', { count, number: formatNumber(count) })}
              </span>
              <span className={css.bar} style={{ inlineSize: `${Math.max(3, (count / most) * 100)}%` }} />
            </AppLink>
          </li>
        ))}
      </ol>
    </Part>
  );
}
