import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { planMessages } from './messages.ts';
import { planRoutes } from './routes.ts';

export const plansFeature = feature({
  contract,
  routes: [planRoutes],
  messages: planMessages,
  text: { tables: ['plan_features', 'plans'] },
  tables: ['plan_prices'],
  answers: [{ to: ['plan.*', 'person.*'], nothing: 'what is offered does not hang on who bought it' }],
});
