import type { NotificationWords } from '../notifications/index.ts';

export const paymentsNotifications = {
  purchase_paid: {
    title: { ar: 'تم الشراء: {title}', en: 'Purchase complete: {title}' },
    content: {
      ar: 'دُفع {amount} من رصيدك. الإيصال في صفحة الدفعة.',
      en: '{amount} was taken from your credit. The receipt is on the payment’s page.',
    },
    mail: 'always',
  },
  purchase_returned: {
    title: { ar: 'عاد {amount} إلى رصيدك', en: '{amount} came back to your credit' },
    content: {
      ar: '{title}. الإيصال في صفحة الدفعة.',
      en: '{title}. The receipt is on the payment’s page.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
