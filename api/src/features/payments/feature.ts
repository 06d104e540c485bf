import { admin, inSection } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { paymentMessages } from './messages.ts';
import { paymentsNotifications } from './notification-words.ts';
import { paymentRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof paymentsNotifications> {}
  }
}

export const paymentsFeature = feature({
  about: 'Payments, receipts, and what was bought',
  contract,
  authorisation: {
    'GET /admin/payments/export': admin('payments'),
    'GET /admin/payments': admin('payments'),
    'GET /admin/payments/:id/receipt': admin('payments'),
    'GET /payments/history': inSection('credits'),
    'GET /payments/reference': inSection('credits'),
    'GET /payments/:id': inSection('credits'),
    'GET /payments/:id/receipt': inSection('credits'),
    'POST /payments/pay-with-credits': inSection('credits'),
    'POST /payments/quote': inSection('credits'),
    'GET /payments/purchases': inSection('credits'),
    'DELETE /payments/purchases/:id': inSection('credits'),
  },
  routes: [paymentRoutes],
  messages: paymentMessages,
  notifications: paymentsNotifications,
  text: {
    people: ['payments.reference_number', 'receipts.content'],
    tables: [
      // A product and how many of it.
      'purchases',
    ],
  },
  personal: [
    {
      what: '`receipts`',
      holds: "the payer's name as it was, a reference number",
      erased: 'number, amount and dates stay; the name and the reference are erased',
      kept: '7 years',
    },
  ],
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'unled'),
        ...some('office', 'led', 'closed'),
      ],
      nothing: 'what was bought and paid stays so, under the account that paid',
    },
  ],
});
