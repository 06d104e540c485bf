import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { type Column, DeskTable } from '../../ui/desk/desk-table.tsx';
import { Money } from '../../ui/money.tsx';
import type { CreditRequest } from './api.ts';
import css from './credits.module.css';
import { StatusBadge } from './status-badge.tsx';

type Props = { kind: 'requests' | 'refunds'; requests: readonly CreditRequest[]; isStale?: boolean };

/** Requests to administrators, and what became of it. */
export function RequestList({ kind, requests, isStale }: Props) {
  const { t } = useTranslation('credits');
  const columns: Column<CreditRequest>[] = [
    {
      key: 'amount',
      header: t('columns.amount'),
      isName: true,
      cell: ({ amount, notes, paymentId }) => (
        <span className={css.name}>
          <AppLink to={`/dashboard/payments/${paymentId}`}>
            <Money value={amount} />
          </AppLink>
          {notes && <span className={css.note}>{notes}</span>}
        </span>
      ),
    },
    { key: 'method', header: t('columns.method'), cell: ({ method }) => t(`methods.${method}`) },
    {
      key: 'reference',
      header: t('columns.reference'),
      cell: ({ referenceNumber }) => <bdi dir="ltr">{referenceNumber ?? '—'}</bdi>,
    },
    { key: 'status', header: t('columns.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'date',
      header: t('columns.date'),
      cell: ({ requestDate }) => <DateText value={requestDate} style="time" />,
    },
  ];
  return (
    <DeskTable label={t(`tabs.${kind}`)} columns={columns} rows={requests} keyOf={({ id }) => id} isStale={isStale} />
  );
}
