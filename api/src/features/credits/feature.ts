import { admin, inSection, user } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { creditMessages } from './messages.ts';
import { creditsNotifications } from './notification-words.ts';
import { creditRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof creditsNotifications> {}
  }
}

export const creditsFeature = feature({
  about: 'Money that people keep here: additions, refunds, history',
  contract,
  authorisation: {
    'GET /admin/credits/requests/pending': admin('admin-credits'),
    'GET /admin/credits/requests/:id/proof': admin('admin-credits'),
    'POST /admin/credits/requests/:id/process': admin('admin-credits'),
    'GET /admin/credits/users/:id': admin('admin-credits'),
    'POST /admin/payments': admin('payments'),
    'GET /credits/transactions': inSection('credits'),
    'GET /credits/transactions/export': inSection('credits'),
    'GET /credits/requests': inSection('credits'),
    'GET /credits/refunds': inSection('credits'),
    'POST /credits/request': inSection('credits-add'),
    'POST /credits/refund': inSection('credits'),
    'POST /credits/requests/:id/cancel': inSection('credits'),
    'PUT /credits/requests/:id/proof': inSection('credits-add'),
    'GET /credits/balance': user,
  },
  routes: [creditRoutes],
  messages: creditMessages,
  notifications: creditsNotifications,
  text: { people: ['credit_requests.decision_note', 'credit_requests.pay_to', 'credit_requests.reason'] },
  personal: [
    {
      what: '`payments`, `credit_requests`, proofs',
      holds: "a wallet's or account's number, reasons, the paper",
      erased: 'rows stay; numbers, words and papers are erased',
      kept: '7 years',
    },
  ],
  answers: [
    {
      to: ['person.closed', 'office.closed'],
      reads: 'a top-up that is approved afterwards is paid back at once; closing names what waits',
    },
    {
      to: ['office.owner_changed', 'person.left', 'person.role_changed'],
      reads:
        'news and the right to take a request back go to the owners of the day; no refund to the wallet of who left',
    },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'erased', 'joined'),
        ...some('person', 'email_changed', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'unled', 'led'),
      ],
      nothing: 'a request for money is its account’s until an administrator decides, who sees how its people stand',
    },
  ],
});
