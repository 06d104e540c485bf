import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { searchWordMessages } from './messages.ts';
import { searchWordRoutes } from './routes.ts';

export const searchWordsFeature = feature({
  about: 'Spellings that mean the same',
  contract,
  authorisation: {
    'GET /admin/search-words': admin('search'),
    'POST /admin/search-words': admin('search'),
    'PUT /admin/search-words/:id': admin('search'),
    'DELETE /admin/search-words/:id': admin('search'),
    'GET /admin/search-places': admin('search'),
    'PUT /admin/search-places/:id': admin('search'),
  },
  routes: [searchWordRoutes],
  messages: searchWordMessages,
  text: { tables: ['search_words'] },
});
