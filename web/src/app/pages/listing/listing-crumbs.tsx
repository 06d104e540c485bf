import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { crumbsOf } from '#features/listings/listing-crumbs.ts';
import { dealOf } from '#features/listings/listing-facts.ts';
import { Crumbs } from '#ui/crumbs.tsx';

/** Where the listing stands: each step is a place's page a little narrower. */
export function ListingCrumbs({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation(['listing', 'app']);
  const { t: tListings } = useTranslation('listings');
  const deal = dealOf(listing.transactionType, tListings) ?? '';
  return <Crumbs label={t('crumbs')} crumbs={crumbsOf(listing, { home: t('app:nav.home'), deal })} />;
}
