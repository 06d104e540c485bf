import { inSection, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import type { NotificationWords } from '../notifications/index.ts';
import { askLate } from './ask-late.ts';
import * as contract from './contract.ts';
import { paymentProvider } from './providers/index.ts';
import { onlinePaymentRoutes } from './routes.ts';

const onlinePaymentsNotifications = {
  online_payment_failed: {
    title: { ar: 'لم يكتمل دفع {amount}', en: 'Your payment of {amount} did not go through' },
    content: {
      ar: 'لم يُضف شيء إلى رصيدك. يمكنك المحاولة من جديد أو الدفع بطريقة أخرى.',
      en: 'Nothing was added to your credit. You can try again or pay another way.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;

const onlinePaymentMessages = {
  provider_missing: {
    status: 404,
    ar: 'الدفع عبر الإنترنت غير متاح حاليًا. يمكنك التحويل وإرسال رقم العملية.',
    en: 'Online payment is not available. You can transfer the money and send the reference number.',
  },
  provider_unavailable: {
    status: 503,
    ar: 'لا تستجيب خدمة الدفع الآن. لم يُخصم منك شيء، جرّب بعد قليل.',
    en: 'The payment service is not answering. Nothing was charged; try again shortly.',
  },
  payment_message_refused: {
    status: 400,
    ar: 'الرسالة ليست من مزوّد الدفع أو انتهت مدتها.',
    en: 'This message is not the payment provider’s, or it is too old.',
  },
} satisfies Messages;

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
