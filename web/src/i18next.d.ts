import type app from './app/i18n/ar.json';
import type about from './app/pages/about/i18n/ar.json';
import type advertise from './app/pages/advertise/i18n/ar.json';
import type contact from './app/pages/contact/i18n/ar.json';
import type dashboard from './app/pages/dashboard/i18n/ar.json';
import type home from './app/pages/home/i18n/ar.json';
import type listing from './app/pages/listing/i18n/ar.json';
import type pricing from './app/pages/pricing/i18n/ar.json';
import type privacy from './app/pages/privacy/i18n/ar.json';
import type terms from './app/pages/terms/i18n/ar.json';
import type accounts from './features/accounts/i18n/ar.json';
import type adminUsers from './features/admin-users/i18n/ar.json';
import type compare from './features/compare/i18n/ar.json';
import type listingForm from './features/listing-form/i18n/ar.json';
import type listingImport from './features/listing-import/i18n/ar.json';
import type listingMedia from './features/listing-media/i18n/ar.json';
import type listingOwner from './features/listing-owner/i18n/ar.json';
import type listingPriority from './features/listing-priority/i18n/ar.json';
import type listingReview from './features/listing-review/i18n/ar.json';
import type listings from './features/listings/i18n/ar.json';
import type myListings from './features/my-listings/i18n/ar.json';
import type officeApplications from './features/office-applications/i18n/ar.json';
import type offices from './features/offices/i18n/ar.json';
import type offline from './features/offline/i18n/ar.json';
import type places from './features/places/i18n/ar.json';
import type search from './features/search/i18n/ar.json';
import type suggest from './features/search/suggest/i18n/ar.json';
import type settings from './features/settings/i18n/ar.json';
import type signUpPopup from './features/sign-up-popup/i18n/ar.json';
import type statistics from './features/statistics/i18n/ar.json';
import type map from './map/i18n/ar.json';
import type desk from './ui/desk/i18n/ar.json';
import type form from './ui/form/i18n/ar.json';
import type ui from './ui/i18n/ar.json';

/** Arabic is written first, so it types the keys. One line per namespace. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      app: typeof app;
      accounts: typeof accounts;
      'admin-users': typeof adminUsers;
      desk: typeof desk;
      dashboard: typeof dashboard;
      compare: typeof compare;
      form: typeof form;
      home: typeof home;
      statistics: typeof statistics;
      listing: typeof listing;
      'listing-form': typeof listingForm;
      'listing-import': typeof listingImport;
      'listing-media': typeof listingMedia;
      'listing-owner': typeof listingOwner;
      'listing-priority': typeof listingPriority;
      'listing-review': typeof listingReview;
      listings: typeof listings;
      'my-listings': typeof myListings;
      map: typeof map;
      'office-applications': typeof officeApplications;
      offices: typeof offices;
      offline: typeof offline;
      terms: typeof terms;
      privacy: typeof privacy;
      about: typeof about;
      contact: typeof contact;
      advertise: typeof advertise;
      pricing: typeof pricing;
      places: typeof places;
      search: typeof search;
      'sign-up-popup': typeof signUpPopup;
      settings: typeof settings;
      suggest: typeof suggest;
      ui: typeof ui;
    };
  }
}
