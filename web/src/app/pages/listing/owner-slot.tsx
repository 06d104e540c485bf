import type { ListingDetails } from '@diyar/api/contracts/listings';
import { lazy, Suspense } from 'react';
import { loadLazily } from '#lib/lazy-page.ts';
import { useSessionState } from '#lib/session.ts';

const OwnListing = lazy(async () => ({
  default: (await loadLazily(() => import('./own-listing.tsx'))).OwnListing,
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
