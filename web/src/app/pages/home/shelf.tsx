import type { ListingCard as Listing } from '@diyar/api/contracts/search';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { ListingCardGrid } from '#features/listings/listing-card-grid.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import css from './home-page.module.css';
import { Part } from './part.tsx';

type Props = {
  title: string;
  text?: string;
  /** What the search is asked for that shows all of it. */
  search: Record<string, string>;
  items: readonly Listing[] | undefined;
  children?: ReactNode;
};

/** A row of listings to look along; without any, nothing. */
export function Shelf({ title, text, search, items = [], children }: Props) {
  const { t } = useTranslation('home');
  if (items.length === 0) return null;
  return (
    <Part title={title} text={text} more={{ to: `/properties?${new URLSearchParams(search)}`, label: t('shelf.all') }}>
      <ListingCardGrid isStrip className={css.shelf}>
        {items.map((listing) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              sizes="(max-width: 1023px) 270px, 300px"
              corner={<DeferredSlot part="Heart" listing={listing} />}
            />
          </li>
        ))}
        {children}
      </ListingCardGrid>
    </Part>
  );
}
