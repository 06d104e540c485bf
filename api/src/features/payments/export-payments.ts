import type { Lang } from '#lib/endpoint.ts';
import { mapped } from '#lib/tables/rows-by-page.ts';
import { type Table, timeCell } from '#lib/tables/table.ts';
import { presentForAdmin } from './present.ts';
import type { AdminPaymentRow } from './queries.ts';

const WORDS = {
  ar: {
    columns: [
      'الوقت',
      'الدافع',
      'المكتب',
      'النوع',
      'الطريقة',
      'المبلغ بالدولار',
      'الحالة',
      'المنتج',
      'رقم العملية',
      'رقم الإيصال',
      'وقت البتّ',
      'سجّلها',
    ],
    kinds: { top_up: 'إضافة رصيد', refund: 'ردّ رصيد', purchase: 'شراء', return: 'عاد إلى الرصيد' },
    methods: {
      mobile_wallet: 'محفظة موبايل',
      bank_transfer: 'حوالة مصرفية',
      cash: 'نقدًا',
      check: 'شيك',
      credits: 'من الرصيد',
    },
    statuses: { pending: 'قيد المراجعة', success: 'ناجحة', failed: 'لم تتم' },
    products: { subscription: 'اشتراك', boost: 'ترويج', listing: 'أماكن إعلانات', advertisement: 'دعاية' },
  },
  en: {
    columns: [
      'Time',
      'Payer',
      'Office',
      'Kind',
      'Method',
      'Amount in dollars',
      'Status',
      'Product',
      'Reference number',
      'Receipt number',
      'Settled',
      'Recorded by',
    ],
    kinds: { top_up: 'Credit added', refund: 'Refund', purchase: 'Purchase', return: 'Returned to credit' },
    methods: {
      mobile_wallet: 'Mobile wallet',
      bank_transfer: 'Bank transfer',
      cash: 'Cash',
      check: 'Check',
      credits: 'Credit',
    },
    statuses: { pending: 'Pending', success: 'Succeeded', failed: 'Failed' },
    products: {
      subscription: 'Subscription',
      boost: 'Boost',
      listing: 'Listing places',
      advertisement: 'Advertisement',
    },
  },
} as const;

export function paymentTable(payments: AsyncIterable<AdminPaymentRow>, lang: Lang): Table {
  const { columns, kinds, methods, statuses, products } = WORDS[lang];
  const rows = mapped(payments, (row) => {
    const { payer, recordedBy, ...payment } = presentForAdmin(row, lang);
    return [
      timeCell(payment.createdAt),
      payer.name,
      payer.office,
      kinds[payment.kind],
      methods[payment.method],
      payment.amount,
      statuses[payment.status],
      payment.product && products[payment.product],
      payment.referenceNumber,
      payment.receiptNumber,
      timeCell(payment.settledAt),
      recordedBy,
    ];
  });
  return { columns, rows };
}
