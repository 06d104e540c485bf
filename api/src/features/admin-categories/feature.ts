import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { adminCategoryMessages } from './messages.ts';
import { adminCategoryRoutes } from './routes.ts';

export const adminCategoriesFeature = feature({
  contract,
  routes: [adminCategoryRoutes],
  messages: adminCategoryMessages,
  text: { tables: ['categories', 'former_category_slugs'] },
});
