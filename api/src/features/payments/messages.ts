import type { Messages } from '../../lib/errors.ts';

export const paymentMessages = {
  billing_forbidden: {
    ar: 'رصيد المكتب ومدفوعاته بيد صاحب المكتب.',
    en: 'Only the office’s owner can use the office’s credit and payments.',
  },
  payment_not_found: { ar: 'لم نجد هذه الدفعة.', en: 'There is no such payment.' },
  purchase_not_found: { ar: 'لم نجد عملية الشراء هذه.', en: 'There is no such purchase.' },
  purchase_paid: { ar: 'دُفع ثمن هذه العملية من قبل.', en: 'This purchase has already been paid.' },
  reference_used: {
    ar: 'رقم العملية هذا أُضيف رصيده من قبل.',
    en: 'This reference number has already been credited.',
  },
} satisfies Messages;
