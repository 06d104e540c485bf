import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { searchIndexRoutes } from './routes.ts';

const searchIndexMessages = {
  index_rebuild_running: {
    status: 409,
    ar: 'فهرس البحث قيد إعادة البناء الآن. انتظر حتى تنتهي.',
    en: 'The search index is being rebuilt right now. Please wait until that is done.',
  },
  index_audit_running: {
    status: 409,
    ar: 'تدقيق الفهرس جارٍ الآن. انتظر حتى ينتهي.',
    en: 'The index is being audited right now. Please wait until that is done.',
  },
} satisfies Messages;

export const searchIndexFeature = feature({
  about: 'The index behind the search',
  contract,
  authorisation: {
    'GET /admin/search-index': admin('search'),
    'POST /admin/search-index/rebuilds': admin('search'),
    'POST /admin/search-index/audits': admin('search'),
    'GET /admin/search-index/refused': admin('search'),
    'POST /admin/search-index/refused/retry': admin('search'),
  },
  routes: [searchIndexRoutes],
  messages: searchIndexMessages,
  text: { people: ['search_dead_letters.error'], tables: ['search_audits', 'search_reindex_requests'] },
  tables: ['fact_changes', 'search_dirty'],
  personal: [
    {
      what: '`listing_search`, search index, `search_dead_letters`',
      holds: "the listing's words",
      erased: 'gone from the index when the account closes; rows erased',
      kept: 'while the listing is public',
    },
  ],
  answers: [
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'transferred', 'handed_over'),
        ...some('listing', 'recategorised', 'relocated'),
      ],
      trigger: 'listings_mark_update',
      does: 'Its document is made anew, or leaves the index.',
    },
    {
      to: [...some('category', 'hidden', 'shown', 'merged', 'moved', 'retyped', 'renamed', 'removed')],
      trigger: 'categories_mark_update',
      does: 'Documents below it are made anew.',
    },
    {
      to: [...some('place', 'renamed', 'removed')],
      trigger: 'locations_mark_update',
      does: 'Documents of the place are made anew.',
    },
  ],
});
