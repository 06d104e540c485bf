/** Failures that mean that what was looked at is not what is there: another administrator was quicker, or the owner. */
export const OVERTAKEN = [
  'listing_decided',
  'listing_changed_meanwhile',
  'listing_outdated',
  'listing_not_found',
  'status_not_allowed',
];
