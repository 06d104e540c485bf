import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { categoryMessages } from './messages.ts';
import { categoryRoutes } from './routes.ts';

export const categoriesFeature = feature({
  about: 'Categories, their attributes and what may be done with a thing',
  contract,
  routes: [categoryRoutes],
  messages: categoryMessages,
});
