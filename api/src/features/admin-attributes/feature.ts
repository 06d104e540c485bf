import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { adminAttributeMessages } from './messages.ts';
import { adminAttributeRoutes } from './routes.ts';

export const adminAttributesFeature = feature({
  contract,
  routes: [adminAttributeRoutes],
  messages: adminAttributeMessages,
  text: { tables: ['attribute_options', 'attributes', 'category_attributes'] },
});
