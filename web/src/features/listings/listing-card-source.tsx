import type { ListingCard } from '@diyar/api/contracts/search';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/date-text.tsx';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import css from './listing-card.module.css';

/** How fresh the listing is and which office stands behind it. */
export function ListingCardSource({ listing, visited }: { listing: ListingCard; visited?: boolean }) {
  const { t } = useTranslation('listings');
  const { confirmedAt, publishedAt, office } = listing;

  return (
    <p className={css.source}>
      <span className={css.fresh}>
        {visited && <span className={css.seen}>{t('card.visited')}</span>}
        {confirmedAt ? t('card.confirmed') : t('card.posted')}{' '}
        <DateText value={confirmedAt ?? publishedAt} style="short" relative />
      </span>
      {office && (
        <span className={css.office}>
          {office.verified && (
            <IconRosetteDiscountCheck size={16} stroke={1.8} role="img" aria-label={t('card.verified')} />
          )}
          <span className={css.officeName} dir="auto">
            <WholeNumbers>{office.name}</WholeNumbers>
          </span>
        </span>
      )}
    </p>
  );
}
