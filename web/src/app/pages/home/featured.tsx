import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { featuredListingsQuery } from '#features/listings/api.ts';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { ListingCardStrip } from '#features/listings/listing-card-strip.tsx';
import { useApi } from '#lib/api-context.ts';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import { Part } from './part.tsx';

export function Featured() {
  const { t } = useTranslation('home');
  const { data: items = [] } = useQuery(featuredListingsQuery(useApi()));
  if (items.length === 0) return null;
  return (
    <Part
      title={t('featured.title')}
      text={t('featured.text')}
      more={{ to: '/properties?sortBy=date&sortOrder=desc', label: t('featured.all') }}
    >
      <ListingCardStrip>
        {items.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} corner={<DeferredSlot part="Heart" listing={listing} />} />
          </li>
        ))}
        <DeferredSlot part="Placement" place="featured" as="li" />
      </ListingCardStrip>
    </Part>
  );
}
