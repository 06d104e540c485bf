import type { ListingDetails } from '@diyar/api/contracts/listings';
import { Advice } from './advice.tsx';
import { PriceContext } from './price-context.tsx';
import { PriceHistorySection } from './price-history-section.tsx';

/** Background below the listing: how the price compares, what it was, and advice. */
export function ListingBackground({ listing }: { listing: ListingDetails }) {
  return (
    <>
      <PriceContext id={listing.id} />
      <PriceHistorySection listing={listing} />
      <Advice listing={listing} />
    </>
  );
}
