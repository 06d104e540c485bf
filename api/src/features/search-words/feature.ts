import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { searchWordMessages } from './messages.ts';
import { searchWordRoutes } from './routes.ts';

export const searchWordsFeature = feature({
  about: 'Spellings that mean the same',
  contract,
  routes: [searchWordRoutes],
  messages: searchWordMessages,
  text: { tables: ['search_words'] },
});
