import type { ListingCard } from '@diyar/api/contracts/search';
import type { Icon } from '@tabler/icons-react';
import IconBath from '@tabler/icons-react/dist/esm/icons/IconBath.mjs';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';

type HeadlineCount = 'bedrooms' | 'rooms' | 'bathrooms';
/** Counts that cards and the top of a listing's page show; all rooms where nothing is said of bedrooms. */
export const HEADLINE: readonly { field: HeadlineCount; icon: Icon; insteadOf?: HeadlineCount }[] = [
  { field: 'bedrooms', icon: IconBed },
  { field: 'rooms', icon: IconDoor, insteadOf: 'bedrooms' },
  { field: 'bathrooms', icon: IconBath },
];

/** Those that a listing states, in their order. */
export const headlineCounts = (listing: Pick<ListingCard, HeadlineCount>) =>
  HEADLINE.flatMap(({ field, icon, insteadOf }) => {
    const count = listing[field];
    return count === null || (insteadOf && listing[insteadOf] !== null) ? [] : [{ field, icon, count }];
  });
