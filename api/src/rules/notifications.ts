/** The spec's five, and news of favourites. */
export const NOTIFICATION_KINDS = [
  'listingApproved',
  'listingRejected',
  'newLead',
  'favourites',
  'subscriptionExpiring',
  'promotions',
] as const;
export const CHANNELS = ['email', 'push'] as const;
