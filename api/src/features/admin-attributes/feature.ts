import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { adminAttributeMessages } from './messages.ts';
import { adminAttributeRoutes } from './routes.ts';

export const adminAttributesFeature = feature({
  about: 'The questions that categories ask, and their answers',
  contract,
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
