import { accountMessages } from './features/accounts/messages.ts';
import { adminAttributeMessages } from './features/admin-attributes/messages.ts';
import { adminCategoryMessages } from './features/admin-categories/messages.ts';
import { adminListingMessages } from './features/admin-listings/messages.ts';
import { adminUserMessages } from './features/admin-users/messages.ts';
import { advertisementMessages } from './features/advertisements/messages.ts';
import { boostMessages } from './features/boosts/messages.ts';
import { catalogueTransferMessages } from './features/catalogue-transfer/messages.ts';
import { categoryMessages } from './features/categories/messages.ts';
import { contactMessages } from './features/contact/messages.ts';
import { creditMessages } from './features/credits/messages.ts';
import { favouriteMessages } from './features/favourites/messages.ts';
import { leadMessages } from './features/leads/messages.ts';
import { listingAppealMessages } from './features/listing-appeals/messages.ts';
import { listingFormMessages } from './features/listing-form/messages.ts';
import { listingImportMessages } from './features/listing-import/messages.ts';
import { imageMessages } from './features/listing-media/messages.ts';
import { listingPriorityMessages } from './features/listing-priority/messages.ts';
import { listingReportMessages } from './features/listing-reports/messages.ts';
import { listingReviewMessages } from './features/listing-review/messages.ts';
import { listingMessages } from './features/listings/messages.ts';
import { locationMessages } from './features/locations/messages.ts';
import { myListingMessages } from './features/my-listings/messages.ts';
import { notificationMessages } from './features/notifications/messages.ts';
import { officeApplicationMessages } from './features/office-applications/messages.ts';
import { officeReviewMessages } from './features/office-reviews/messages.ts';
import { officeTeamMessages } from './features/office-team/messages.ts';
import { officeMessages } from './features/offices/messages.ts';
import { onlinePaymentMessages } from './features/online-payments/messages.ts';
import { ownOfficeMessages } from './features/own-office/messages.ts';
import { paymentMessages } from './features/payments/messages.ts';
import { placeMessages } from './features/places/messages.ts';
import { planMessages } from './features/plans/messages.ts';
import { profileMessages } from './features/profile/messages.ts';
import { quotaMessages } from './features/quotas/messages.ts';
import { reportMessages } from './features/reports/messages.ts';
import { revealMessages } from './features/reveals/messages.ts';
import { sameHomeMessages } from './features/same-homes/messages.ts';
import { savedFilterMessages } from './features/saved-filters/messages.ts';
import { savedSearchMessages } from './features/saved-searches/messages.ts';
import { searchIndexMessages } from './features/search-index/messages.ts';
import { searchMissMessages } from './features/search-misses/messages.ts';
import { searchWordMessages } from './features/search-words/messages.ts';
import { shopWindowMessages } from './features/shop-window/messages.ts';
import { sitemapMessages } from './features/sitemaps/messages.ts';
import { subscriptionMessages } from './features/subscriptions/messages.ts';
import { viewingMessages } from './features/viewings/messages.ts';
import type { Messages } from './lib/errors.ts';
import { genericMessages } from './lib/messages.ts';

/** Every sentence the API may say, by code. A test walks the endpoints and fails on a code without both languages. */
export const messages: Messages & typeof genericMessages = {
  ...genericMessages,
  ...accountMessages,
  ...adminAttributeMessages,
  ...adminCategoryMessages,
  ...catalogueTransferMessages,
  ...adminListingMessages,
  ...adminUserMessages,
  ...advertisementMessages,
  ...categoryMessages,
  ...contactMessages,
  ...creditMessages,
  ...favouriteMessages,
  ...imageMessages,
  ...leadMessages,
  ...listingAppealMessages,
  ...listingFormMessages,
  ...listingImportMessages,
  ...listingMessages,
  ...listingPriorityMessages,
  ...listingReportMessages,
  ...listingReviewMessages,
  ...locationMessages,
  ...myListingMessages,
  ...notificationMessages,
  ...officeApplicationMessages,
  ...officeMessages,
  ...officeReviewMessages,
  ...officeTeamMessages,
  ...ownOfficeMessages,
  ...onlinePaymentMessages,
  ...paymentMessages,
  ...planMessages,
  ...placeMessages,
  ...profileMessages,
  ...quotaMessages,
  ...reportMessages,
  ...revealMessages,
  ...viewingMessages,
  ...sameHomeMessages,
  ...savedFilterMessages,
  ...savedSearchMessages,
  ...searchIndexMessages,
  ...searchMissMessages,
  ...searchWordMessages,
  ...shopWindowMessages,
  ...sitemapMessages,
  ...subscriptionMessages,
  ...boostMessages,
};
