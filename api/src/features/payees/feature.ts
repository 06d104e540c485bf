import { admin, inSection } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { payeeMessages } from './messages.ts';
import { payeesNotifications } from './notification-words.ts';
import { payeeRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof payeesNotifications> {}
  }
}

export const payeesFeature = feature({
  about: 'Where money for credit is sent',
  contract,
  authorisation: {
    'GET /credits/payees': inSection('credits-add'),
    'GET /admin/payees': admin('payments'),
    'POST /admin/payees': admin('payments'),
    'PUT /admin/payees/:id': admin('payments'),
    'POST /admin/payees/:id/decide': admin('payments'),
    'POST /admin/payees/:id/stop': admin('payments'),
    'POST /admin/payees/order': admin('payments'),
  },
  routes: [payeeRoutes],
  messages: payeeMessages,
  notifications: payeesNotifications,
  text: { tables: ['payee_versions', 'payees'] },
  personal: [
    {
      what: '`payees`, `payee_versions`',
      holds: 'nothing of a person but ids of the two administrators; whoever the operator says money is sent to',
      erased: 'stay: requests point to them',
      kept: 'for good',
    },
  ],
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'an administrator who left stays behind the decision as a pseudonym, like in the audit log',
    },
  ],
});
