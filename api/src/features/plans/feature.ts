import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { planMessages } from './messages.ts';
import { plansNotifications } from './notification-words.ts';
import { planRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof plansNotifications> {}
  }
}

export const plansFeature = feature({
  about: 'Plans that offices subscribe to',
  contract,
  routes: [planRoutes],
  messages: planMessages,
  notifications: plansNotifications,
  text: { tables: ['plan_features', 'plans'] },
  tables: ['plan_prices'],
  answers: [{ to: ['plan.*', 'person.*'], nothing: 'what is offered does not hang on who bought it' }],
});
