import { inSection, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { askLate } from './ask-late.ts';
import * as contract from './contract.ts';
import { onlinePaymentMessages } from './messages.ts';
import { onlinePaymentsNotifications } from './notification-words.ts';
import { paymentProvider } from './providers/index.ts';
import { onlinePaymentRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof onlinePaymentsNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      payment_answers: Record<string, never>;
    }
  }
}

export const onlinePaymentsFeature = feature({
  about: 'Credit added through a provider of payments',
  contract,
  authorisation: {
    'POST /payments/online': inSection('credits-add'),
    'POST /payments/online/:id/begin': inSection('credits-add'),
    // Signed by the provider.
    'POST /payments/online/messages': open,
  },
  routes: [onlinePaymentRoutes],
  messages: onlinePaymentMessages,
  notifications: onlinePaymentsNotifications,
  tasks: (deps) => ({
    payment_answers: async () =>
      void (await askLate({
        ...deps,
        provider: paymentProvider(deps.config.paymentProvider),
        brand: deps.config.brand,
      })),
  }),
  schedule: [{ task: 'payment_answers', match: '*/5 * * * *' }],
  text: {
    tables: [
      // Amounts, and a provider's names of payments and messages.
      'online_payments',
      'payment_messages',
    ],
  },
});
