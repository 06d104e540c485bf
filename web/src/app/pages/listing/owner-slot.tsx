import type { ListingDetails } from '@diyar/api/contracts/listings';
import { lazy, Suspense } from 'react';
import { loadOptional } from '#lib/load-optional.ts';
import { useSessionState } from '#lib/session.ts';

const OwnListing = lazy(async () => ({
  default: (await loadOptional(() => import('./own-listing.tsx'))).OwnListing,
}));

/** Visitors are spared the owner's code, and the question whether they are the owner. */
export function OwnerSlot({ listing }: { listing: ListingDetails }) {
  const { user } = useSessionState();
  return user && user.type !== 'admin' ? (
    <Suspense>
      <OwnListing listing={listing} />
    </Suspense>
  ) : null;
}
