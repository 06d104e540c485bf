import type { PlacePage } from '@diyar/api/contracts/places';
import { useTranslation } from 'react-i18next';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { ListingCardGrid } from '#features/listings/listing-card-grid.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import css from './place-page.module.css';

export function NewestListings({ page: { items, leadsWithHomes, searchPath } }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  return (
    <section aria-labelledby="newest" className={css.part}>
      <h2 id="newest" className={css.heading}>
        {t(leadsWithHomes ? 'newestHomes' : 'newest')}
      </h2>
      <ListingCardGrid>
        {items.map((listing, index) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              priority={index === 0}
              corner={<DeferredSlot part="Heart" listing={listing} />}
            />
          </li>
        ))}
      </ListingCardGrid>
      <div className={css.more}>
        <LinkButton to={searchPath}>{t('all')}</LinkButton>
      </div>
    </section>
  );
}
