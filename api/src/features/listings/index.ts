export { cardWords } from './card-image/card-words.ts';
export { listingCardRoutes } from './card-image/routes.ts';
export { LISTING_STATUSES, type ListingStatus, REJECTION_CODES, type RejectionCode } from './contract.ts';
export {
  EFFECTIVE_STATUS,
  freshFrom,
  type LockedListing,
  lockListing,
  lockOwnListing,
  moveListing,
} from './move.ts';
export { type ListingNews, notifyOwner } from './notify-owner.ts';
export { beginPrices, recordPrices } from './price-history.ts';
export { mediaOf, publicListing } from './queries.ts';
export { presentRejection, REJECTION_REASONS, reasonOf } from './rejection-reasons.ts';
export { assertCategoryShown, IN_SHOWN_CATEGORY } from './shown-category.ts';
export { ASK_AFTER_DAYS, EDITABLE, ownerChoices } from './status.ts';
