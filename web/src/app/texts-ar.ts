import type { ResourceLanguage } from 'i18next';

/** Texts of public pages; `texts-en.ts` names the same ones. */
export const files = import.meta.glob<ResourceLanguage>(
  [
    '../ui/i18n/ar.json',
    '../ui/*/i18n/ar.json',
    '../map/i18n/ar.json',
    './i18n/ar.json',
    './pages/*/i18n/ar.json',
    // Of the features, those that public pages speak; each name costs every visitor bytes. The others come with what speaks
    // them (dashboard-messages.ts, and the files `…-texts.ts` of this folder's folders).
    '../features/{accounts,advertisements,boosts,compare,favourites,listings,offices,places,saved-searches}/i18n/ar.json',
    '../features/{office-reviews,office-team,plan-comparison,search,statistics}/i18n/ar.json',
    '../features/{search/suggest,statistics/market}/i18n/ar.json',
    '!./pages/dashboard/i18n/ar.json',
    '!../ui/desk/i18n/ar.json',
  ],
  { import: 'default' },
);
