import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';
import { fetchReceipt, type Transaction } from './api.ts';
import css from './credits.module.css';
import { Download } from './download.tsx';
import { grouped, type Movement } from './grouped.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = { transactions: readonly Transaction[]; isStale?: boolean; withReceipts?: boolean };

/** Movements of a balance, each with the balance after it; what one act moved is one row that opens. */
export function TransactionList({ transactions, isStale, withReceipts }: Props) {
  const { t } = useTranslation('credits');
  const api = useApi();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpened((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  const rows = grouped(transactions).flatMap((movement): Movement[] => {
    if (movement.transactions.length === 1 || !opened.has(movement.id)) return [movement];
    return [movement, ...movement.transactions.flatMap((transaction) => grouped([transaction]))];
  });
  const isGroup = (row: Movement) => row.transactions.length > 1;

  const columns: Column<Movement>[] = [
    {
      key: 'what',
      header: t('columns.what'),
      isName: true,
      cell: (row) => {
        const [first] = row.transactions;
        if (!isGroup(row)) return <Name transaction={first} isLinked={withReceipts} />;
        return (
          <PlainButton
            look="plain"
            compact
            data-act="group"
            aria-expanded={opened.has(row.id)}
            onClick={() => toggle(row.id)}
          >
            {t(first.isReturn ? 'group.returned' : 'group.moved', { count: row.transactions.length })}
          </PlainButton>
        );
      },
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      onPhone: 'end',
      cell: ({ balanceChange }) => (
        <span className={balanceChange > 0 ? css.plus : undefined}>
          <Money value={balanceChange} />
        </span>
      ),
    },
    { key: 'balance', header: t('columns.balance'), cell: ({ balance }) => <Money value={balance} /> },
    {
      key: 'status',
      header: t('columns.status'),
      onPhone: 'plain',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'date',
      header: t('columns.time'),
      onPhone: 'plain',
      cell: ({ date }) => <DateText value={date} style="clock" />,
    },
  ];
  if (withReceipts) {
    columns.push({
      key: 'receipt',
      header: t('columns.receipt'),
      onPhone: 'plain',
      cell: (row) => {
        const [{ paymentId, receiptNumber }] = row.transactions;
        if (isGroup(row) || !paymentId || !receiptNumber) return null;
        return (
          <Download
            look="plain"
            label={t('receipt.get', { number: receiptNumber })}
            fileName={`${receiptNumber}.pdf`}
            fetch={() => fetchReceipt(api, paymentId)}
          >
            {receiptNumber}
          </Download>
        );
      },
    });
  }
  return (
    <DeskTable
      label={t('tabs.transactions')}
      columns={columns}
      rows={rows}
      keyOf={(row) => (isGroup(row) ? `group-${row.id}` : row.id)}
      momentOf={({ date }) => date}
      isStale={isStale}
    />
  );
}

/** What moved, and the kind it is filtered by. */
function Name({ transaction, isLinked }: { transaction: Transaction; isLinked: boolean | undefined }) {
  const { t } = useTranslation('credits');
  const { type, title, notes, paymentId } = transaction;
  return (
    <span className={css.name}>
      {paymentId && isLinked ? <AppLink to={`/dashboard/payments/${paymentId}`}>{title}</AppLink> : title}
      <span className={css.note}>{t(`types.${type}`)}</span>
      {notes && <span className={css.note}>{notes}</span>}
    </span>
  );
}
