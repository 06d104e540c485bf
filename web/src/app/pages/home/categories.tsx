import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homepageCategoriesQuery } from '#features/listings/api.ts';
import { useApi } from '#lib/api-context.ts';
import css from './categories.module.css';
import { CategoryTile } from './category-tile.tsx';
import { EstateTile } from './estate-tile.tsx';
import { Part } from './part.tsx';

/** The fifteen trees; homes, which most come for, stand first and large. */
export function Categories() {
  const { t } = useTranslation('home');
  const { data } = useQuery(homepageCategoriesQuery(useApi()));
  if (!data) return null;
  const [estate, ...others] = data.categories;

  return (
    <Part title={t('categories.title')} more={{ to: '/properties', label: t('categories.all') }}>
      <ul className={css.tiles}>
        {estate && (
          <li className={css.large}>
            <EstateTile category={estate} />
          </li>
        )}
        {others.map((category) => (
          <li key={category.slug}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
