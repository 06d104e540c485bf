import type { OfficeCard } from '@diyar/api/contracts/offices';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useTranslation } from 'react-i18next';
import css from './badges.module.css';

/** Ratings by clients, with how many they are; nothing while there is none. */
export function Rating({ office: { rating, reviews } }: { office: Pick<OfficeCard, 'rating' | 'reviews'> }) {
  const { t } = useTranslation('offices');
  if (rating === null) return null;
  return (
    <span className={css.rating}>
      <IconStarFilled size={16} role="img" aria-label={t('card.rating', { rating: rating.toFixed(1) })} />
      <bdi aria-hidden="true">{rating.toFixed(1)}</bdi>
      <span className={css.reviews}>({t('card.reviews', { count: reviews })})</span>
    </span>
  );
}
