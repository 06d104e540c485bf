import type { Lang } from '../../lib/endpoint.ts';
import { mapped } from '../../lib/tables/rows-by-page.ts';
import { type Table, timeCell } from '../../lib/tables/table.ts';
import { presentTransaction } from './present.ts';
import type { TransactionRow } from './queries.ts';

const WORDS = {
  ar: {
    columns: ['التاريخ', 'النوع', 'الحالة', 'المبلغ', 'الرصيد بعدها', 'رقم العملية', 'رقم الإيصال', 'ملاحظات'],
    types: {
      deposit: 'إضافة رصيد',
      refund: 'استرداد',
      payment: 'دفعة',
      subscription: 'اشتراك',
      boost: 'ترويج',
      listing: 'أماكن إعلانات',
      purchase: 'شراء',
    },
    statuses: {
      completed: 'تمّت',
      pending: 'قيد المراجعة',
      approved: 'مقبولة',
      rejected: 'مرفوضة',
      cancelled: 'ملغاة',
      reversed: 'مُعادة',
    },
  },
  en: {
    columns: ['Date', 'Type', 'Status', 'Amount', 'Balance after', 'Reference number', 'Receipt number', 'Notes'],
    types: {
      deposit: 'Deposit',
      refund: 'Refund',
      payment: 'Payment',
      subscription: 'Subscription',
      boost: 'Boost',
      listing: 'Listing places',
      purchase: 'Purchase',
    },
    statuses: {
      completed: 'Completed',
      pending: 'Pending',
      approved: 'Approved',
      rejected: 'Rejected',
      cancelled: 'Taken back',
      reversed: 'Reversed',
    },
  },
} as const;

/** Of the account's transactions, newest first. */
export function transactionTable(rows: AsyncIterable<TransactionRow>, lang: Lang): Table {
  const { columns, types, statuses } = WORDS[lang];
  const cells = mapped(rows, (row) => {
    const transaction = presentTransaction(row, null);
    return [
      timeCell(transaction.date),
      types[transaction.type],
      statuses[transaction.status],
      transaction.balanceChange,
      transaction.balance,
      transaction.referenceNumber,
      transaction.receiptNumber,
      transaction.notes,
    ];
  });
  return { columns, rows: cells };
}
