import type { ListingDetails } from '@diyar/api/contracts/listings';
import { lazy, Suspense } from 'react';
import { loadLazily } from '../../../lib/lazy-page.ts';
import { useSessionState } from '../../../lib/session.ts';
import { useMessages } from '../../use-messages.ts';

const OwnerBar = lazy(async () => {
  const { OwnerBar } = await loadLazily(() => import('../../../features/listing-owner/owner-bar.tsx'));
  return { default: OwnerBar };
});

/** Visitors are spared the owner's code, and the question whether they are the owner. */
export function OwnerSlot({ listing }: { listing: ListingDetails }) {
  const { user } = useSessionState();
  return user && user.type !== 'admin' ? <Loaded listing={listing} /> : null;
}

function Loaded({ listing }: { listing: ListingDetails }) {
  const ready = useMessages('listing-owner');
  return ready ? (
    <Suspense>
      <OwnerBar listing={listing} />
    </Suspense>
  ) : null;
}
