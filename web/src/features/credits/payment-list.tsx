import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { Money } from '#ui/money.tsx';
import { type AdminPayment, fetchAnyReceipt, fetchReceipt, type Payment } from './api.ts';
import css from './credits.module.css';
import { Download } from './download.tsx';
import { StatusBadge } from './status-badge.tsx';

type Row = Payment & Partial<Pick<AdminPayment, 'payer' | 'recordedBy'>>;
type Props = { payments: readonly Row[]; isStale?: boolean; isAdmin?: boolean };

/** Payments with their receipts; administrators see whose they are. */
export function PaymentList({ payments, isStale, isAdmin }: Props) {
  const { t } = useTranslation('credits');
  const api = useApi();
  const columns: Column<Row>[] = [
    {
      key: 'what',
      header: t(isAdmin ? 'columns.payer' : 'columns.what'),
      isName: true,
      cell: ({ id, kind, payer, recordedBy }) => (
        <span className={css.name}>
          {payer ? (
            (payer.office ?? payer.name)
          ) : (
            <AppLink to={`/dashboard/payments/${id}`}>{t(`kinds.${kind}`)}</AppLink>
          )}
          {payer && <span className={css.note}>{t(`kinds.${kind}`)}</span>}
          {recordedBy && <span className={css.note}>{t('payments.recordedBy', { name: recordedBy })}</span>}
        </span>
      ),
    },
    { key: 'amount', header: t('columns.amount'), onPhone: 'end', cell: ({ amount }) => <Money value={amount} /> },
    {
      key: 'method',
      header: t('columns.method'),
      onPhone: 'plain',
      cell: ({ method, referenceNumber }) => (
        <span className={css.name}>
          {t(`methods.${method}`)}
          {referenceNumber && (
            <span className={css.note}>
              <span className="d-visually-hidden">{t('columns.reference')} </span>
              <bdi dir="ltr">{referenceNumber}</bdi>
            </span>
          )}
        </span>
      ),
    },
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
      cell: ({ createdAt }) => <DateText value={createdAt} style="clock" />,
    },
    {
      key: 'receipt',
      header: t('columns.receipt'),
      onPhone: 'plain',
      cell: ({ id, receiptNumber }) =>
        receiptNumber && (
          <Download
            label={t('receipt.get', { number: receiptNumber })}
            fileName={`${receiptNumber}.pdf`}
            fetch={() => (isAdmin ? fetchAnyReceipt : fetchReceipt)(api, id)}
          >
            {receiptNumber}
          </Download>
        ),
    },
  ];
  return (
    <DeskTable
      label={t('tabs.payments')}
      columns={columns}
      rows={payments}
      keyOf={({ id }) => id}
      momentOf={({ createdAt }) => createdAt}
      isStale={isStale}
    />
  );
}
