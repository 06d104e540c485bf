/** The words of a receipt. */
export const RECEIPT_WORDS = {
  title: {
    ar: {
      top_up: 'إيصال إضافة رصيد',
      refund: 'إيصال ردّ رصيد',
      purchase: 'إيصال شراء',
      return: 'إشعار دائن: مبلغ عاد إلى الرصيد',
    },
    en: {
      top_up: 'Receipt: credit added',
      refund: 'Receipt: credit refunded',
      purchase: 'Receipt: purchase',
      return: 'Credit note: returned to credit',
    },
  },
  lines: {
    ar: {
      number: 'رقم الإيصال',
      date: 'التاريخ',
      payer: 'الاسم',
      item: 'البيان',
      method: 'طريقة الدفع',
      reference: 'رقم العملية',
      amount: 'المبلغ',
    },
    en: {
      number: 'Receipt number',
      date: 'Date',
      payer: 'Name',
      item: 'Description',
      method: 'Payment method',
      reference: 'Reference number',
      amount: 'Amount',
    },
  },
  methods: {
    ar: {
      mobile_wallet: 'محفظة موبايل',
      bank_transfer: 'حوالة مصرفية',
      cash: 'نقدًا',
      check: 'شيك',
      credits: 'من الرصيد',
    },
    en: {
      mobile_wallet: 'Mobile wallet',
      bank_transfer: 'Bank transfer',
      cash: 'Cash',
      check: 'Check',
      credits: 'Credit',
    },
  },
} as const;
