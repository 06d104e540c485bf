import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { adminCategoryMessages } from './messages.ts';
import { adminCategoryRoutes } from './routes.ts';

export const adminCategoriesFeature = feature({
  contract,
  routes: [adminCategoryRoutes],
  messages: adminCategoryMessages,
  text: { tables: ['categories', 'former_category_slugs'] },
  tables: ['category_transaction_types'],
  answers: [
    {
      to: ['category.renamed'],
      trigger: 'categories_keep_former_slug',
      does: 'The address of before leads to the new one.',
    },
    {
      to: ['category.merged'],
      command: 'admin-categories/delete-category.ts',
      does: 'Listings, saved searches and addresses go over to the target.',
    },
    { to: ['category.*'], nothing: 'these are its own rows' },
  ],
});
