/** The spec's five, news of saved searches and favourites, and the weekly report to offices. */
export const NOTIFICATION_KINDS = [
  'listingApproved',
  'listingRejected',
  'newLead',
  'savedSearches',
  'favourites',
  'subscriptionExpiring',
  'weeklyReport',
  'promotions',
] as const;
/** News that come by mail alone, and only to offices. */
export const OFFICE_MAILS: readonly (typeof NOTIFICATION_KINDS)[number][] = ['weeklyReport'];
/** News whose mails are asked for elsewhere: a saved search has its own choice of them. */
export const PUSH_ALONE: readonly (typeof NOTIFICATION_KINDS)[number][] = ['savedSearches'];
/** Choices that every kind of news has. Messengers have theirs beside them, absent until the first choice. */
export const CHANNELS = ['email', 'push'] as const;
/** Messengers that an account can be linked to. */
export const CHAT_CHANNELS = ['telegram', 'whatsapp'] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];
/** News that go by mails of their own, each kind a stream that its reader can end alone. */
export type MailStream = Exclude<(typeof NOTIFICATION_KINDS)[number], 'savedSearches'>;
