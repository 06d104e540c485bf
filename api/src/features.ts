import { clockHandlersOf, type Feature } from './feature.ts';
import { accountViewsFeature } from './features/account-views/feature.ts';
import { accountsFeature } from './features/accounts/feature.ts';
import { adminAttributesFeature } from './features/admin-attributes/feature.ts';
import { adminCategoriesFeature } from './features/admin-categories/feature.ts';
import { adminListingsFeature } from './features/admin-listings/feature.ts';
import { adminUsersFeature } from './features/admin-users/feature.ts';
import { advertisementsFeature } from './features/advertisements/feature.ts';
import { announcementsFeature } from './features/announcements/feature.ts';
import { auditLogFeature } from './features/audit-log/feature.ts';
import { backgroundJobsFeature } from './features/background-jobs/feature.ts';
import { boostsFeature } from './features/boosts/feature.ts';
import { catalogueReportFeature } from './features/catalogue-report/feature.ts';
import { catalogueTransferFeature } from './features/catalogue-transfer/feature.ts';
import { categoriesFeature } from './features/categories/feature.ts';
import { chatAnswersFeature } from './features/chat-answers/feature.ts';
import { chatsFeature } from './features/chats/feature.ts';
import { clockFeature } from './features/clock/feature.ts';
import { contactFeature } from './features/contact/feature.ts';
import { creditsFeature } from './features/credits/feature.ts';
import { favouritesFeature } from './features/favourites/feature.ts';
import { healthFeature } from './features/health/feature.ts';
import { joiningFeature } from './features/joining/feature.ts';
import { leadsFeature } from './features/leads/feature.ts';
import { ledgerFeature } from './features/ledger/feature.ts';
import { listingAppealsFeature } from './features/listing-appeals/feature.ts';
import { listingFormFeature } from './features/listing-form/feature.ts';
import { listingImportFeature } from './features/listing-import/feature.ts';
import { listingMediaFeature } from './features/listing-media/feature.ts';
import { listingPriorityFeature } from './features/listing-priority/feature.ts';
import { listingReportsFeature } from './features/listing-reports/feature.ts';
import { listingReviewFeature } from './features/listing-review/feature.ts';
import { listingsFeature } from './features/listings/feature.ts';
import { liveFeature } from './features/live/feature.ts';
import { locationsFeature } from './features/locations/feature.ts';
import { mailFeedbackFeature } from './features/mail-feedback/feature.ts';
import { mailGalleryFeature } from './features/mail-gallery/feature.ts';
import { myListingsFeature } from './features/my-listings/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { wordNotifications } from './features/notifications/index.ts';
import { officeApplicationsFeature } from './features/office-applications/feature.ts';
import { officeReviewsFeature } from './features/office-reviews/feature.ts';
import { officeTeamFeature } from './features/office-team/feature.ts';
import { officesFeature } from './features/offices/feature.ts';
import { onlinePaymentsFeature } from './features/online-payments/feature.ts';
import { ownOfficeFeature } from './features/own-office/feature.ts';
import { pageVisitsFeature } from './features/page-visits/feature.ts';
import { payeesFeature } from './features/payees/feature.ts';
import { paymentsFeature } from './features/payments/feature.ts';
import { putUpForSale } from './features/payments/index.ts';
import { placesFeature } from './features/places/feature.ts';
import { plansFeature } from './features/plans/feature.ts';
import { profileFeature } from './features/profile/feature.ts';
import { pushFeature } from './features/push/feature.ts';
import { quotasFeature } from './features/quotas/feature.ts';
import { reportsFeature } from './features/reports/feature.ts';
import { retentionFeature } from './features/retention/feature.ts';
import { revealsFeature } from './features/reveals/feature.ts';
import { sameHomesFeature } from './features/same-homes/feature.ts';
import { savedFiltersFeature } from './features/saved-filters/feature.ts';
import { savedSearchesFeature } from './features/saved-searches/feature.ts';
import { searchFeature } from './features/search/feature.ts';
import { searchIndexFeature } from './features/search-index/feature.ts';
import { searchMissesFeature } from './features/search-misses/feature.ts';
import { searchWordsFeature } from './features/search-words/feature.ts';
import { shopWindowFeature } from './features/shop-window/feature.ts';
import { sitemapsFeature } from './features/sitemaps/feature.ts';
import { statisticsFeature } from './features/statistics/feature.ts';
import { subscriptionListingsFeature } from './features/subscription-listings/feature.ts';
import { subscriptionsFeature } from './features/subscriptions/feature.ts';
import { tilesFeature } from './features/tiles/feature.ts';
import { userActivityFeature } from './features/user-activity/feature.ts';
import { viewingsFeature } from './features/viewings/feature.ts';
import { viewsFeature } from './features/views/feature.ts';
import { waitingFeature } from './features/waiting/feature.ts';
import { walksFeature } from './features/walks/feature.ts';
import { word } from './lib/worded.ts';

/** Every feature by its folder: a new one gets its import and its entry here, and nothing else of the server is told of it. */
export const features = {
  'account-views': accountViewsFeature,
  accounts: accountsFeature,
  'admin-attributes': adminAttributesFeature,
  'admin-categories': adminCategoriesFeature,
  'admin-listings': adminListingsFeature,
  'admin-users': adminUsersFeature,
  advertisements: advertisementsFeature,
  announcements: announcementsFeature,
  'audit-log': auditLogFeature,
  'background-jobs': backgroundJobsFeature,
  boosts: boostsFeature,
  'catalogue-report': catalogueReportFeature,
  'catalogue-transfer': catalogueTransferFeature,
  categories: categoriesFeature,
  'chat-answers': chatAnswersFeature,
  chats: chatsFeature,
  clock: clockFeature,
  contact: contactFeature,
  credits: creditsFeature,
  favourites: favouritesFeature,
  health: healthFeature,
  joining: joiningFeature,
  leads: leadsFeature,
  ledger: ledgerFeature,
  'listing-appeals': listingAppealsFeature,
  'listing-form': listingFormFeature,
  'listing-import': listingImportFeature,
  'listing-media': listingMediaFeature,
  'listing-priority': listingPriorityFeature,
  'listing-reports': listingReportsFeature,
  'listing-review': listingReviewFeature,
  listings: listingsFeature,
  live: liveFeature,
  locations: locationsFeature,
  'mail-feedback': mailFeedbackFeature,
  'mail-gallery': mailGalleryFeature,
  'my-listings': myListingsFeature,
  notifications: notificationsFeature,
  'office-applications': officeApplicationsFeature,
  'office-reviews': officeReviewsFeature,
  'office-team': officeTeamFeature,
  offices: officesFeature,
  'online-payments': onlinePaymentsFeature,
  'own-office': ownOfficeFeature,
  'page-visits': pageVisitsFeature,
  payees: payeesFeature,
  payments: paymentsFeature,
  places: placesFeature,
  plans: plansFeature,
  profile: profileFeature,
  push: pushFeature,
  quotas: quotasFeature,
  reports: reportsFeature,
  retention: retentionFeature,
  reveals: revealsFeature,
  'same-homes': sameHomesFeature,
  'saved-filters': savedFiltersFeature,
  'saved-searches': savedSearchesFeature,
  search: searchFeature,
  'search-index': searchIndexFeature,
  'search-misses': searchMissesFeature,
  'search-words': searchWordsFeature,
  'shop-window': shopWindowFeature,
  sitemaps: sitemapsFeature,
  statistics: statisticsFeature,
  'subscription-listings': subscriptionListingsFeature,
  subscriptions: subscriptionsFeature,
  tiles: tilesFeature,
  'user-activity': userActivityFeature,
  viewings: viewingsFeature,
  walks: walksFeature,
  views: viewsFeature,
  waiting: waitingFeature,
};

export const allFeatures: readonly Feature[] = Object.values(features);
// Looked up by name from below, where no feature is known: sentences by their code, kinds of notifications, products by what a purchase says.
for (const { messages = {}, notifications = {}, products = {} } of allFeatures) {
  word(messages);
  wordNotifications(notifications);
  putUpForSale(products);
}

/** Everything that falls due by the clock alone. */
export const CLOCK_HANDLERS = clockHandlersOf(allFeatures);
