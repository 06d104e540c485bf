/* What `Late` draws; fetched once a page is idle (start-deferred.ts). */
export { Placement } from '#features/advertisements/shown/placement.tsx';
export { Heart } from '#features/favourites/heart.tsx';
export { HideButton } from '#features/favourites/hide-button.tsx';
export { SavedLink } from '#features/favourites/saved-link.tsx';
export { Seen } from '#features/favourites/seen.tsx';
export { TooltipLayer } from '#ui/tooltip-layer.tsx';
export { OpenFooter } from '../layouts/open-footer.tsx';
export { SignInAgain } from '../layouts/sign-in-again.tsx';
export { ViewedAccount } from '../layouts/viewed-account.tsx';
export { RecentSearches } from '../pages/home/recent-searches.tsx';
export { ListingActs } from './listing-acts.tsx';
