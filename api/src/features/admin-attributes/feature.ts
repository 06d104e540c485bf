import { feature } from '#feature.ts';
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
    { to: ['attribute.*', 'option.*'], nothing: 'these are its own rows' },
    { to: ['category.removed', 'category.merged'], nothing: 'which fields a category asks for goes with it' },
    {
      to: ['category.*'],
      nothing: 'which fields it asks for does not hang on its name, its place or whether it is shown',
    },
  ],
});
