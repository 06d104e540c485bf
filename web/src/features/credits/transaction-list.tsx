import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { type Column, DeskTable } from '../../ui/desk/desk-table.tsx';
import { Money } from '../../ui/money.tsx';
import { fetchReceipt, type Transaction } from './api.ts';
import css from './credits.module.css';
import { Download } from './download.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = { transactions: readonly Transaction[]; isStale?: boolean; withReceipts?: boolean };

/** Movements of a balance, each with the balance after it. */
export function TransactionList({ transactions, isStale, withReceipts }: Props) {
  const { t } = useTranslation('credits');
  const api = useApi();
  const columns: Column<Transaction>[] = [
    {
      key: 'what',
      header: t('columns.what'),
      isName: true,
      cell: ({ type, title, notes, paymentId }) => (
        <span className={css.name}>
          {paymentId && withReceipts ? (
            <AppLink to={`/dashboard/payments/${paymentId}`}>{t(`types.${type}`)}</AppLink>
          ) : (
            t(`types.${type}`)
          )}
          {title && <span className={css.note}>{title}</span>}
          {notes && <span className={css.note}>{notes}</span>}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      cell: ({ balanceChange }) => (
        <span className={balanceChange > 0 ? css.plus : undefined}>
          <Money value={balanceChange} />
        </span>
      ),
    },
    { key: 'balance', header: t('columns.balance'), cell: ({ balance }) => <Money value={balance} /> },
    { key: 'status', header: t('columns.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'date', header: t('columns.date'), cell: ({ date }) => <DateText value={date} style="time" /> },
  ];
  if (withReceipts) {
    columns.push({
      key: 'receipt',
      header: t('columns.receipt'),
      isActions: true,
      cell: ({ paymentId, receiptNumber }) =>
        paymentId &&
        receiptNumber && (
          <Download
            label={t('receipt.get', { number: receiptNumber })}
            fileName={`${receiptNumber}.pdf`}
            fetch={() => fetchReceipt(api, paymentId)}
          >
            {receiptNumber}
          </Download>
        ),
    });
  }
  return (
    <DeskTable
      label={t('tabs.transactions')}
      columns={columns}
      rows={transactions}
      keyOf={({ id }) => id}
      isStale={isStale}
    />
  );
}
