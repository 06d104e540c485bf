import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { categoryMessages } from './messages.ts';
import { categoryRoutes } from './routes.ts';

export const categoriesFeature = feature({
  contract,
  routes: [categoryRoutes],
  messages: categoryMessages,
});
