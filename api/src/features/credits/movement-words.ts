import type { Message } from '#lib/errors.ts';
import type { CASH_METHODS, TRANSACTION_TYPES } from '#rules/credits.ts';

export const TYPES: Readonly<Record<(typeof TRANSACTION_TYPES)[number], Message>> = {
  deposit: { ar: 'إضافة رصيد', en: 'Deposit' },
  refund: { ar: 'استرداد', en: 'Refund' },
  payment: { ar: 'دفعة', en: 'Payment' },
  subscription: { ar: 'اشتراك', en: 'Subscription' },
  boost: { ar: 'ترويج', en: 'Boost' },
  listing: { ar: 'أماكن إعلانات', en: 'Listing places' },
  purchase: { ar: 'شراء', en: 'Purchase' },
};

/** Behind «إلى رصيدك» and the like. */
export const METHODS: Readonly<Record<(typeof CASH_METHODS)[number], Message>> = {
  mobile_wallet: { ar: 'محفظة موبايل', en: 'mobile wallet' },
  bank_transfer: { ar: 'حوالة مصرفية', en: 'bank transfer' },
  cash: { ar: 'نقدًا', en: 'cash' },
  check: { ar: 'شيك', en: 'check' },
};

export const RETURNED: Message = { ar: 'عاد إلى الرصيد: {what}', en: 'Returned: {what}' };

/** Movements of no product. */
export const MOVEMENTS = {
  deposit: { ar: 'رصيد أُضيف: {what}', en: 'Credit added: {what}' },
  refund: { ar: 'استرداد: {what}', en: 'Refund: {what}' },
  refund_rejected: { ar: 'عاد إلى الرصيد: استرداد لم يُقبل', en: 'Returned: a refund that was not approved' },
  refund_cancelled: { ar: 'عاد إلى الرصيد: استرداد سُحب طلبه', en: 'Returned: a refund whose request was taken back' },
  adjustment: { ar: 'تصحيح من الإدارة', en: 'Correction by the administration' },
  closure: { ar: 'إغلاق الحساب', en: 'The account was closed' },
} as const satisfies Record<string, Message>;
