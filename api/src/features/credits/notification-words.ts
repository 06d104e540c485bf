import type { NotificationWords } from '../notifications/index.ts';

export const creditsNotifications = {
  credit_requested: {
    title: { ar: 'وصلنا طلبك: إضافة {amount} إلى رصيدك', en: 'We have your request to add {amount} to your credit' },
    content: {
      ar: 'جهة الدفع: {payee}. إن لم ترسل المال بعد فأرسله إلى هذه الجهة وحدها. نتحقق عادة خلال 24 ساعة، ثم نخبرك.',
      en: 'You pay to: {payee}. If you have not sent the money yet, send it only there. We usually check within 24 hours, and then tell you.',
    },
    mail: 'always',
  },
  credit_added: {
    title: { ar: 'أُضيف {amount} إلى رصيدك', en: '{amount} was added to your credit' },
    content: { ar: 'يمكنك استعماله الآن.', en: 'You can use it now.' },
    mail: 'always',
  },
  credit_added_for_purchase: {
    title: { ar: 'أُضيف {amount} إلى رصيدك', en: '{amount} was added to your credit' },
    content: {
      ar: 'أكمل الآن عملية الشراء التي تنتظرك.',
      en: 'You can now finish the purchase that is waiting for you.',
    },
    mail: 'always',
  },
  credit_rejected: {
    title: { ar: 'لم تُقبل إضافة {amount} إلى رصيدك', en: 'Your request to add {amount} was not approved' },
    content: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
    mail: 'always',
  },
  credit_cancelled: {
    title: {
      ar: 'سُحب طلب إضافة {amount} إلى رصيد المكتب',
      en: 'The request to add {amount} to the office’s credit was taken back',
    },
    content: {
      ar: 'سحبه أحد مالكي المكتب قبل أن يُبتّ فيه.',
      en: 'One of the owners took it back before it was decided.',
    },
    mail: 'always',
  },
  refund_cancelled: {
    title: { ar: 'سُحب طلب استرداد {amount}', en: 'The refund request of {amount} was taken back' },
    content: {
      ar: 'سحبه أحد مالكي المكتب، وعاد المبلغ إلى رصيد المكتب.',
      en: 'One of the owners took it back. The amount is in the office’s credit again.',
    },
    mail: 'always',
  },
  refund_approved: {
    title: { ar: 'قُبل استرداد {amount}', en: 'Your refund of {amount} was approved' },
    content: { ar: 'يصلك المبلغ خلال 3 إلى 5 أيام عمل.', en: 'You will receive it within 3 to 5 business days.' },
    mail: 'always',
  },
  refund_rejected: {
    title: { ar: 'لم يُقبل استرداد {amount}', en: 'Your refund of {amount} was not approved' },
    content: {
      ar: 'عاد المبلغ إلى رصيدك. السبب: {reason}',
      en: 'The amount is back in your credit. Reason: {reason}',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
