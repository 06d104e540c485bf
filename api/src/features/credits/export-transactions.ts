import type { Lang } from '#lib/endpoint.ts';
import { mapped } from '#lib/tables/rows-by-page.ts';
import { type Table, timeCell } from '#lib/tables/table.ts';
import type { Transaction } from './contract.ts';
import { TYPES } from './movement-words.ts';

const WORDS = {
  ar: {
    columns: [
      'التاريخ',
      'النوع',
      'البيان',
      'الحالة',
      'المبلغ',
      'الرصيد بعدها',
      'رقم العملية',
      'رقم الإيصال',
      'ملاحظات',
      'رقم المجموعة',
    ],
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
    columns: [
      'Date',
      'Type',
      'Description',
      'Status',
      'Amount',
      'Balance after',
      'Reference number',
      'Receipt number',
      'Notes',
      'Group',
    ],
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

/** A cell has no sentence around it. */
const ISOLATES = /[\u2068\u2069]/g;

/** Of the account's transactions, newest first; what one act moved has one group. */
export function transactionTable(transactions: AsyncIterable<Transaction>, lang: Lang): Table {
  const { columns, statuses } = WORDS[lang];
  const rows = mapped(transactions, (transaction) => [
    timeCell(transaction.date),
    TYPES[transaction.type][lang],
    transaction.title.replace(ISOLATES, ''),
    statuses[transaction.status],
    transaction.balanceChange,
    transaction.balance,
    transaction.referenceNumber,
    transaction.receiptNumber,
    transaction.notes,
    transaction.group,
  ]);
  return { columns, rows };
}
