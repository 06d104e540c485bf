import type { Endpoint } from './lib/endpoint.ts';

/**
 * Who may call what, written down a second time and by hand (acceptance S1): authorisation.test.ts holds the routes against
 * it, and fails for a route without a row. A new route gets its row here, in the column of those who should reach it.
 */
export type Column =
  | 'visitor'
  | 'expired'
  | 'regularA'
  | 'regularB'
  | 'officeA'
  | 'officeB'
  /** With a token that is still running: it reads for five minutes at most. Its writes: ended-sessions.test.ts. */
  | 'suspended'
  | 'admin'
  /** An administrator who has not shown the second factor. */
  | 'adminWithoutCode';

export interface Row {
  access: Endpoint['access'];
  /**
   * The gate's status, or `in`: past the gate, whatever the endpoint then says to an empty request. A suspended person is let
   * in to read and to what is public: every other write answers 403.
   */
  expects: Record<Column, 401 | 403 | 'in'>;
}

const everyone = {
  visitor: 'in',
  expired: 'in',
  regularA: 'in',
  regularB: 'in',
  officeA: 'in',
  officeB: 'in',
  suspended: 'in',
  admin: 'in',
  adminWithoutCode: 'in',
} as const;
const nobody = {
  visitor: 401,
  expired: 401,
  regularA: 403,
  regularB: 403,
  officeA: 403,
  officeB: 403,
  suspended: 403,
  admin: 403,
  adminWithoutCode: 403,
} as const;

const open: Row = { access: 'public', expects: everyone };
const members = { ...everyone, visitor: 401, expired: 401 } as const;
const user: Row = { access: 'user', expects: members };
const notifications: Row = { access: 'notifications', expects: members };
const toBeOffice: Row = {
  access: 'office-register',
  expects: { ...nobody, regularA: 'in', regularB: 'in', suspended: 'in' },
};
const seller: Row = {
  access: 'properties-new',
  expects: { ...nobody, regularA: 'in', regularB: 'in', officeA: 'in', officeB: 'in', suspended: 'in' },
};
/** The same people, by another section. */
const inSection = (access: Endpoint['access']): Row => ({ ...seller, access });
const office: Row = { access: 'office', expects: { ...nobody, officeA: 'in', officeB: 'in' } };
const admin = (access: Endpoint['access']): Row => ({ access, expects: { ...nobody, admin: 'in' } });

export const AUTHORISATION: Record<string, Record<string, Row>> = {
  'what everyone may read': {
    'GET /health': open,
    'GET /ready': open,
    'GET /metrics': open,
    'GET /categories': open,
    'GET /categories/:id': open,
    'GET /categories/attributes/all': open,
    'GET /categories/attributes/:id/values': open,
    'GET /categories/listings/:id/attributes': open,
    'GET /transaction-types': open,
    'GET /cities/provinces': open,
    'GET /cities/provinces/:province/cities': open,
    'GET /cities/locate': open,
    'GET /cities/search': open,
    'GET /cities/neighborhoods/search': open,
    'GET /cities/:id': open,
    'GET /cities/:id/neighborhoods': open,
    'GET /listings/homepage-featured': open,
    'GET /listings/homepage-categories': open,
    'GET /listings/search': open,
    'GET /listings/cards': open,
    'GET /listings/:id': open,
    'GET /listings/:id/similar': open,
    'GET /listings/:id/nearby': open,
    'GET /listings/:id/price-history': open,
    'GET /listings/:id/price-gauge': open,
    'GET /listings/:id/gone': open,
    'GET /offices': open,
    'GET /offices/city/:city': open,
    'GET /offices/province/:province': open,
    'GET /offices/:id': open,
    'GET /offices/:id/listings': open,
    'GET /places/page': open,
    'GET /plans': open,
    'POST /contact': open,
    'POST /listings/:id/view': open,
    'GET /places/redirect': open,
    'GET /search/listings': open,
    'GET /search/suggest': open,
    'GET /search/suggestions': open,
    'GET /search/structure': open,
    'GET /search/structure/lightweight': open,
    'GET /search/categories/hierarchy': open,
    'GET /search/categories/:id': open,
    'GET /statistics': open,
    'GET /statistics/city-prices': open,
  },
  'the way in, guarded by passwords and links': {
    'POST /auth/register': open,
    'POST /auth/login': open,
    'POST /auth/refresh-token': open,
    'POST /auth/forgot-password': open,
    'POST /auth/reset-password': open,
    'POST /auth/verify-email': open,
    'POST /auth/google/start': open,
    'POST /auth/google/login': open,
    'POST /auth/google/register': open,
    'POST /account/delete': open,
    'POST /account/delete/confirm': open,
  },
  'one’s own': {
    'GET /auth/sessions': user,
    'DELETE /auth/sessions': user,
    'DELETE /auth/sessions/:id': user,
    'POST /auth/proof': user,
    'POST /auth/proof/code': user,
    'POST /auth/second-factor/start': user,
    'POST /auth/second-factor/confirm': user,
    'POST /auth/second-factor/recovery-codes': user,
    'POST /auth/second-factor/remove': user,
    'GET /users/profile': user,
    'GET /users/waiting': user,
    'PUT /users/profile': user,
    'PUT /users/language': user,
    'PUT /users/password': user,
    'PUT /users/notification-preferences': user,
    'PUT /users/avatar': user,
    'DELETE /users/avatar': user,
    'POST /users/email/verification': user,
    'POST /users/phone/verification': user,
    'POST /users/phone/verification/confirm': user,
    'POST /listings/:id/report': user,
    'GET /credits/balance': user,
    'GET /notifications': notifications,
    'PUT /notifications/read-all': notifications,
    'PUT /notifications/:id/read': notifications,
    'DELETE /notifications/:id': notifications,
    'GET /users/lists': inSection('favourites'),
    'POST /users/lists/merge': inSection('favourites'),
    'PUT /users/lists/:list/:listingId': inSection('favourites'),
    'DELETE /users/lists/:list/:listingId': inSection('favourites'),
    'DELETE /users/lists/:list': inSection('favourites'),
    'GET /offices/my-application': toBeOffice,
    'POST /offices/register': toBeOffice,
    'POST /offices/upload-license': toBeOffice,
  },
  'saved searches': {
    'GET /saved-searches': inSection('saved-searches'),
    'POST /saved-searches': inSection('saved-searches'),
    'PUT /saved-searches/quiet-hours': inSection('saved-searches'),
    'PUT /saved-searches/:id': inSection('saved-searches'),
    'POST /saved-searches/:id/seen': inSection('saved-searches'),
    'DELETE /saved-searches/:id': inSection('saved-searches'),
    // Guarded by the mail's own token.
    'GET /saved-searches/subscription': open,
    'POST /saved-searches/unsubscribe': open,
    'POST /saved-searches/resubscribe': open,
  },
  'reaching an owner, and talking to one': {
    'POST /listings/:id/contact': user,
    'POST /offices/:id/contact': user,
    'POST /listings/:id/leads': inSection('leads'),
    'GET /leads': inSection('leads'),
    'GET /leads/:id': inSection('leads'),
    'PUT /leads/:id/read': inSection('leads'),
    'POST /leads/:id/messages': inSection('leads'),
    'PUT /leads/:id/status': inSection('leads'),
    'PUT /leads/:id/assignee': inSection('leads'),
    'POST /leads/:id/notes': inSection('leads'),
    'DELETE /leads/:id/notes/:noteId': inSection('leads'),
    'GET /leads/:id/viewings': inSection('viewings'),
    'POST /leads/:id/viewings': inSection('viewings'),
    'GET /viewings': inSection('viewings'),
    'PUT /viewings/:id/accept': inSection('viewings'),
    'PUT /viewings/:id/move': inSection('viewings'),
    'PUT /viewings/:id/complete': inSection('viewings'),
    'PUT /viewings/:id/cancel': inSection('viewings'),
    'GET /viewings/:id/calendar.ics': inSection('viewings'),
  },
  'photos and video of one’s own listing': {
    'GET /listings/:id/media': seller,
    'POST /listings/:id/images': seller,
    'PUT /listings/:id/images': seller,
    'DELETE /listings/:id/images/:imageId': seller,
    'POST /listings/:id/videos': seller,
    'DELETE /listings/:id/videos/:videoId': seller,
    'POST /listings/:id/uploads': seller,
    'GET /listings/:id/uploads/:uploadId': seller,
    'PATCH /listings/:id/uploads/:uploadId': seller,
    'DELETE /listings/:id/uploads/:uploadId': seller,
    'POST /listings/:id/uploads/:uploadId/finish': seller,
  },
  'writing a listing and keeping it': {
    'POST /listings': seller,
    'POST /categories/:id/listings': seller,
    'GET /listings/drafts': seller,
    'GET /listings/:id/draft': seller,
    'PUT /listings/:id/draft': seller,
    'DELETE /listings/:id/draft': seller,
    'PUT /listings/:id': inSection('properties-edit'),
    'PUT /categories/:id/listings/:listingId': inSection('properties-edit'),
    'GET /users/listings': inSection('properties'),
    'GET /users/listings/:id': inSection('properties'),
    'POST /users/listings/bulk': inSection('properties'),
    'PUT /listings/:id/status': inSection('properties'),
    'POST /listings/:id/confirm': inSection('properties'),
    'DELETE /listings/:id': inSection('properties'),
    'GET /users/listings/quota': inSection('properties'),
    'GET /users/quota': inSection('properties'),
    'GET /priority/my-listings': inSection('properties'),
    'GET /priority/stats': inSection('properties'),
    'PUT /priority/:listingId': inSection('properties'),
    'PUT /priority/bulk-update': inSection('properties'),
    'PUT /priority/reorder': inSection('properties'),
  },
  administrators: {
    'GET /admin/users': admin('users'),
    'GET /admin/users/:id': admin('users'),
    'POST /admin/users/:id/suspend': admin('users'),
    'POST /admin/users/:id/unsuspend': admin('users'),
    'POST /admin/users/:id/ban': admin('users'),
    'POST /admin/users/:id/unban': admin('users'),
    'GET /admin/listings/pending': admin('listings-review'),
    'GET /admin/listings/rejection-reasons': admin('listings-review'),
    'GET /admin/listings/:id': admin('listings-review'),
    'POST /admin/listings/:id/review': admin('listings-review'),
    'POST /admin/listings/:id/suspend': admin('listings-review'),
    'POST /admin/listings/:id/unsuspend': admin('listings-review'),
    'GET /admin/page-visits': admin('statistics'),
    'GET /admin/sitemaps': admin('sitemaps'),
    'POST /admin/sitemaps/builds': admin('sitemaps'),
    'GET /admin/search-index': admin('sitemaps'),
    'POST /admin/search-index/rebuilds': admin('sitemaps'),
    'POST /admin/search-index/audits': admin('sitemaps'),
    'GET /admin/listing-reports': admin('reports-queue'),
    'POST /admin/listing-reports/:id/decide': admin('reports-queue'),
    'GET /admin/offices/pending': admin('offices'),
    'GET /admin/offices/:id/license': admin('offices'),
    'POST /admin/offices/:id/approve': admin('offices'),
    'POST /admin/offices/:id/reject': admin('offices'),
  },
  'tables in and out': {
    'POST /listing-imports': office,
    'GET /listing-imports': office,
    'GET /listing-imports/:id': office,
    'PUT /listing-imports/:id': office,
    'GET /listing-imports/:id/values': office,
    'PUT /listing-imports/:id/photos': office,
    'POST /listing-imports/:id/check': office,
    'POST /listing-imports/:id/start': office,
    'GET /listing-imports/:id/rows': office,
    'GET /listing-imports/:id/problems.csv': office,
    'DELETE /listing-imports/:id': office,
    'GET /listing-exports': office,
    'POST /admin/listing-imports': admin('offices'),
    'GET /admin/listing-imports': admin('offices'),
    'GET /admin/listing-imports/:id': admin('offices'),
    'PUT /admin/listing-imports/:id': admin('offices'),
    'GET /admin/listing-imports/:id/values': admin('offices'),
    'PUT /admin/listing-imports/:id/photos': admin('offices'),
    'POST /admin/listing-imports/:id/check': admin('offices'),
    'POST /admin/listing-imports/:id/start': admin('offices'),
    'GET /admin/listing-imports/:id/rows': admin('offices'),
    'GET /admin/listing-imports/:id/problems.csv': admin('offices'),
    'DELETE /admin/listing-imports/:id': admin('offices'),
    'GET /admin/listing-exports': admin('offices'),
  },
  // Ends the callers' sessions, so it is asked last.
  'the way out': { 'POST /auth/logout': open },
};
