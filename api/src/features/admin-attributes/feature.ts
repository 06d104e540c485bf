import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { adminAttributeMessages } from './messages.ts';
import { adminAttributeRoutes } from './routes.ts';

export const adminAttributesFeature = feature({
  about: 'The questions that categories ask, and their answers',
  contract,
  authorisation: {
    'GET /admin/attributes': admin('category'),
    'POST /admin/attributes': admin('category'),
    'POST /admin/attributes/bulk': admin('category'),
    'PUT /admin/attributes/:id': admin('category'),
    'DELETE /admin/attributes/:id': admin('category'),
    'GET /admin/attributes/:id/preview': admin('category'),
    'GET /admin/attributes/pattern': admin('category'),
    'PUT /admin/attributes/:id/categories/:categoryId': admin('category'),
    'DELETE /admin/attributes/:id/categories/:categoryId': admin('category'),
    'POST /admin/attributes/:id/undo': admin('category'),
    'POST /admin/attributes/:id/force-delete': admin('category'),
  },
  routes: [adminAttributeRoutes],
  messages: adminAttributeMessages,
  text: { tables: ['attribute_options', 'attributes', 'category_attributes'] },
  answers: [
    {
      to: [...some('attribute', 'renamed', 'removed'), ...some('option', 'renamed', 'removed')],
      nothing: 'these are its own rows',
    },
    { to: ['category.removed', 'category.merged'], nothing: 'which fields a category asks for goes with it' },
    {
      to: [...some('category', 'hidden', 'shown', 'moved', 'retyped', 'renamed')],
      nothing: 'which fields it asks for does not hang on its name, its place or whether it is shown',
    },
  ],
});
