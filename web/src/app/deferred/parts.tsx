/* What `Late` draws; fetched once a page is idle (start-deferred.ts). */
export { Placement } from '#features/advertisements/shown/placement.tsx';
export { Heart } from '#features/favourites/heart.tsx';
export { HideButton } from '#features/favourites/hide-button.tsx';
export { SavedLink } from '#features/favourites/saved-link.tsx';
export { Seen } from '#features/favourites/seen.tsx';
export { CardPhotos } from '#features/listings/card-photos.tsx';
export { ViewedAccount } from '../layouts/viewed-account.tsx';
export { RecentSearches } from '../pages/home/recent-searches.tsx';
export { CardActs } from './card-acts.tsx';
export { FrameExtras } from './frame-extras.tsx';
export { ListingActs } from './listing-acts.tsx';
