import type { Messages } from '#lib/errors.ts';

export const paymentMessages = {
  billing_forbidden: {
    status: 403,
    ar: 'رصيد المكتب ومدفوعاته بيد صاحب المكتب.',
    en: 'Only the office’s owner can use the office’s credit and payments.',
  },
  payment_not_found: { status: 404, ar: 'لم نجد هذه الدفعة.', en: 'There is no such payment.' },
  purchase_not_found: { status: 404, ar: 'لم نجد عملية الشراء هذه.', en: 'There is no such purchase.' },
  purchase_paid: { status: 409, ar: 'دُفع ثمن هذه العملية من قبل.', en: 'This purchase has already been paid.' },
  price_changed: {
    status: 409,
    ar: 'تغيّر السعر في هذه الأثناء، وصار {price} دولارًا. لم يُخصم شيء. أكّد الشراء بالسعر الجديد إن أردت.',
    en: 'The price has changed meanwhile: it is {price} dollars now. Nothing was taken. Confirm to buy at the new price.',
  },
  reference_used: {
    status: 409,
    ar: 'رقم العملية هذا أُضيف رصيده من قبل.',
    en: 'This reference number has already been credited.',
  },
} satisfies Messages;
