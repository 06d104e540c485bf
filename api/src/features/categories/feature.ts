import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import * as contract from './contract.ts';
import { categoryRoutes } from './routes.ts';

const categoryMessages = {
  category_not_found: { status: 404, ar: 'لا يوجد قسم بهذا العنوان.', en: 'There is no such category.' },
  attribute_not_found: { status: 404, ar: 'لا توجد خاصية بهذا الاسم.', en: 'There is no such attribute.' },
} satisfies Messages;

export const categoriesFeature = feature({
  about: 'Categories, their attributes and what may be done with a thing',
  contract,
  authorisation: {
    'GET /categories': open,
    'GET /categories/:id': open,
    'GET /categories/attributes/all': open,
    'GET /categories/attributes/:id/values': open,
    'GET /categories/attributes/statistics': open,
    'GET /categories/attributes/bulk': open,
    'GET /categories/listings/:id/attributes': open,
    'GET /transaction-types': open,
  },
  routes: [categoryRoutes],
  messages: categoryMessages,
});
