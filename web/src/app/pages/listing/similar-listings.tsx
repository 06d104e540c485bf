import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { similarListingsQuery } from '#features/listings/api.ts';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { ListingCardGrid } from '#features/listings/listing-card-grid.tsx';
import { useApi } from '#lib/api-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { IconArrowForward } from '#ui/direction-icons.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import css from './section.module.css';

const SHOWN = 4;

/** Of the same kind, near in place and price; the way on to all of them. */
export function SimilarListings({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const { data: items = [] } = useQuery(similarListingsQuery(useApi(), listing.id));
  const { category, place, placePage } = listing;
  if (items.length === 0) return null;

  return (
    <section className={css.similar} aria-labelledby="similar-title">
      <div className={css.similarHead}>
        <h2 id="similar-title" className={css.similarTitle}>
          {t('sections.similar')}
        </h2>
        <AppLink to={placePage} className="d-more">
          {t('similar.more', { category: category.name, place: (place.neighborhood ?? place.city).name })}
          <IconArrowForward size={18} stroke={1.6} aria-hidden />
        </AppLink>
      </div>
      <ListingCardGrid isStrip>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <ListingCard listing={item} corner={<DeferredSlot part="Heart" listing={item} />} />
          </li>
        ))}
      </ListingCardGrid>
    </section>
  );
}
