import { Skeleton } from '#ui/skeleton.tsx';
import { ListingCardGrid } from './listing-card-grid.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';

/** A grid of cards to come. */
export function ListingCardsSkeleton({ count }: { count: number }) {
  return (
    <Skeleton>
      <ListingCardGrid>
        {Array.from({ length: count }, (_, bone) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no names
          <li key={bone}>
            <ListingCardSkeleton />
          </li>
        ))}
      </ListingCardGrid>
    </Skeleton>
  );
}
