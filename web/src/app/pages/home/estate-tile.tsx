import { useTranslation } from 'react-i18next';
import type { CategoryCount } from '#features/listings/api.ts';
import { CategorySign } from '#features/listings/category-sign.tsx';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './estate-tile.module.css';

const QUICK = [
  ['flatsForSale', 'category=apartments&transactionType=sale'],
  ['flatsForRent', 'category=apartments&transactionType=rent'],
  ['lands', 'category=lands'],
  ['shops', 'category=shops'],
  ['villas', 'category=villas'],
] as const;

/** Homes: the tile leads to all of them, the words in it to what is asked for most. */
export function EstateTile({ category: { slug, name, count, icon, iconImage } }: { category: CategoryCount }) {
  const { t } = useTranslation('home');
  return (
    <div className={css.tile}>
      <div className={css.head}>
        <span className={css.niche}>
          <CategorySign icon={icon} iconImage={iconImage} size={40} stroke={1.3} />
        </span>
        <AppLink to={`/properties?category=${slug}`} className={css.link}>
          <span className={css.name}>{name}</span>
          <span className={css.count}>{t('categories.listings', { count, number: formatNumber(count) })}</span>
        </AppLink>
      </div>
      <ul className={css.quick}>
        {QUICK.map(([key, search]) => (
          <li key={key}>
            <AppLink to={`/properties?${search}`} className={css.chip}>
              {t(`categories.quick.${key}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
