/** The spec's five, news of favourites, and the weekly report to offices. */
export const NOTIFICATION_KINDS = [
  'listingApproved',
  'listingRejected',
  'newLead',
  'favourites',
  'subscriptionExpiring',
  'weeklyReport',
  'promotions',
] as const;
/** News that come by mail alone, and only to offices. */
export const OFFICE_MAILS: readonly (typeof NOTIFICATION_KINDS)[number][] = ['weeklyReport'];
export const CHANNELS = ['email', 'push'] as const;
