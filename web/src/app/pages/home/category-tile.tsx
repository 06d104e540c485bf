import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryCount } from '#features/listings/api.ts';
import { CategorySign } from '#features/listings/category-sign.tsx';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './category-tile.module.css';

/** A tree of the catalogue: its sign under an arch, its name, how much it holds. */
export function CategoryTile({ category: { slug, name, color, count, icon, iconImage } }: { category: CategoryCount }) {
  const { t } = useTranslation('home');
  return (
    <AppLink
      to={`/properties?category=${slug}`}
      className={css.tile}
      style={{ '--tint': color ?? undefined } as CSSProperties}
    >
      <span className={css.niche}>
        <CategorySign icon={icon} iconImage={iconImage} size={26} stroke={1.5} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.count}>{t('categories.listings', { count, number: formatNumber(count) })}</span>
      </span>
    </AppLink>
  );
}
