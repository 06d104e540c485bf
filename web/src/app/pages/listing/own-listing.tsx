import type { ListingDetails } from '@diyar/api/contracts/listings';
import { OwnerBar } from '../../../features/listing-owner/owner-bar.tsx';
import { useMessages } from '../../use-messages.ts';
import './owner-texts.ts';

/** The owner's bar, once its texts are there. */
export function OwnListing({ listing }: { listing: ListingDetails }) {
  return useMessages('listing-owner') ? <OwnerBar listing={listing} /> : null;
}
