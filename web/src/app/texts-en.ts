import type { ResourceLanguage } from 'i18next';

/** Texts of public pages; `texts-ar.ts` names the same ones. */
export const files = import.meta.glob<ResourceLanguage>(
  [
    '../ui/i18n/en.json',
    '../ui/*/i18n/en.json',
    '../map/i18n/en.json',
    './i18n/en.json',
    './pages/*/i18n/en.json',
    // Of the features, those that public pages speak; each name costs every visitor bytes. The others come with what speaks
    // them (dashboard-messages.ts, and the files `…-texts.ts` of this folder's folders).
    '../features/{accounts,advertisements,boosts,compare,favourites,listings,offices,places,saved-searches}/i18n/en.json',
    '../features/{office-reviews,office-team,plan-comparison,search,statistics}/i18n/en.json',
    '../features/{search/suggest,statistics/market}/i18n/en.json',
    '!./pages/dashboard/i18n/en.json',
    '!../ui/desk/i18n/en.json',
  ],
  { import: 'default' },
);
