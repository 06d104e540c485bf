import { admin, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
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
  authorisation: {
    'GET /admin/plans': admin('payments'),
    'POST /admin/plans': admin('payments'),
    'PUT /admin/plans/:code': admin('payments'),
    'DELETE /admin/plans/:code': admin('payments'),
    'POST /admin/plans/initialize': admin('payments'),
    'GET /plans': open,
    'GET /plans/:code': open,
  },
  routes: [planRoutes],
  messages: planMessages,
  notifications: plansNotifications,
  text: { tables: ['plan_features', 'plans'] },
  tables: ['plan_prices'],
  answers: [
    {
      to: [
        ...some('plan', 'bought', 'changed', 'renewed', 'cancelled', 'taken_up', 'withdrawn', 'ended', 'lapsed'),
        ...some('plan', 'places_bought', 'places_ended'),
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'what is offered does not hang on who bought it',
    },
  ],
});
