import type { ResourceLanguage } from 'i18next';
import { addTexts } from './messages.ts';

addTexts(
  import.meta.glob<ResourceLanguage>(
    [
      './pages/dashboard/i18n/*.json',
      '../features/{admin-users,leads,listing-form,listing-import,listing-media}/i18n/*.json',
      '../features/{listing-owner,listing-priority,listing-review,my-listings,office-applications,search-index}/i18n/*.json',
      '../features/{page-visits,settings,sitemaps,viewings}/i18n/*.json',
      '../features/listing-reports/i18n/*.json',
      '../features/listing-reports/reports-queue/i18n/*.json',
    ],
    { import: 'default' },
  ),
);
