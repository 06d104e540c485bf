import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { crumbsOf } from '../../../features/listings/listing-crumbs.ts';
import { Crumbs } from '../../../ui/crumbs.tsx';

/** Where the listing stands: each step is a search a little narrower. */
export function ListingCrumbs({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation(['listing', 'app']);
  return <Crumbs label={t('crumbs')} crumbs={crumbsOf(listing, t('app:nav.home'))} />;
}
