import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import * as contract from './contract.ts';
import { searchMissRoutes } from './routes.ts';

const searchMissMessages = {
  search_miss_not_found: {
    status: 404,
    ar: 'لم تعد هذه الكلمات في القائمة.',
    en: 'These words are no longer on the list.',
  },
} satisfies Messages;

export const searchMissesFeature = feature({
  about: 'Words that found nothing',
  contract,
  authorisation: {
    'GET /admin/search-misses': admin('search'),
    'DELETE /admin/search-misses/:id': admin('search'),
  },
  routes: [searchMissRoutes],
  messages: searchMissMessages,
  retention: [
    { table: 'search_miss_askers', isOver: `asked_on < app_now()::date - 30` },
    { table: 'search_miss_words', isOver: `last_asked_on < app_now()::date - 30` },
  ],
  text: {
    ours: ['search_miss_askers.asker', 'search_miss_askers.miss'],
    tables: [
      // Words that three people typed alike, none that may name a person; and spellings of administrators.
      'search_miss_words',
    ],
  },
  personal: [
    {
      what: '`search_miss_askers`',
      holds: 'keyed hashes of words that found nothing and of who asked, another one for each words',
      erased: 'expires',
      kept: '30 days',
    },
    {
      what: '`search_miss_words`',
      holds: 'such words, from the third person on, without numbers and addresses',
      erased: 'nothing of a person',
      kept: '30 days after they were last asked',
    },
  ],
});
