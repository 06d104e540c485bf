import type { NotificationWords } from '../notifications/index.ts';

export const onlinePaymentsNotifications = {
  online_payment_failed: {
    title: { ar: 'لم يكتمل دفع {amount}', en: 'Your payment of {amount} did not go through' },
    content: {
      ar: 'لم يُضف شيء إلى رصيدك. يمكنك المحاولة من جديد أو الدفع بطريقة أخرى.',
      en: 'Nothing was added to your credit. You can try again or pay another way.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
