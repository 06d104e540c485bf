import { feature } from '#feature.ts';
import { askLate } from './ask-late.ts';
import * as contract from './contract.ts';
import { onlinePaymentMessages } from './messages.ts';
import { paymentProvider } from './providers/index.ts';
import { onlinePaymentRoutes } from './routes.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      payment_answers: Record<string, never>;
    }
  }
}

export const onlinePaymentsFeature = feature({
  contract,
  routes: [onlinePaymentRoutes],
  messages: onlinePaymentMessages,
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
