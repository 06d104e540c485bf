import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { Money } from '#ui/money.tsx';
import { type CreditRequest, cancelRequest } from './api.ts';
import css from './credits.module.css';
import { payeeLine } from './payee-line.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = { kind: 'requests' | 'refunds'; requests: readonly CreditRequest[]; isStale?: boolean };

/** Requests to administrators, and what became of it. */
export function RequestList({ kind, requests, isStale }: Props) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: (id: string) => cancelRequest(api, id),
    onSuccess: () => toast.success(t('requests.takenBack')),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE] }),
  });
  const columns: Column<CreditRequest>[] = [
    {
      key: 'amount',
      header: t('columns.amount'),
      isName: true,
      cell: ({ amount, notes, payee, paymentId }) => (
        <span className={css.name}>
          <AppLink to={`/dashboard/payments/${paymentId}`}>
            <Money value={amount} />
          </AppLink>
          {payee && <span className={css.note}>{payeeLine(payee)}</span>}
          {notes && <span className={css.note}>{notes}</span>}
        </span>
      ),
    },
    { key: 'method', header: t('columns.method'), onPhone: 'plain', cell: ({ method }) => t(`methods.${method}`) },
    {
      key: 'reference',
      header: t('columns.reference'),
      cell: ({ referenceNumber }) => referenceNumber && <bdi dir="ltr">{referenceNumber}</bdi>,
    },
    {
      key: 'status',
      header: t('columns.status'),
      onPhone: 'end',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'date',
      header: t('columns.date'),
      onPhone: 'plain',
      cell: ({ requestDate }) => <DateText value={requestDate} relative />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      isActions: true,
      cell: ({ id, status, amount }) =>
        status === 'pending' && (
          <RowMenu
            of={isolate(formatMoney(amount, lang))}
            acts={[
              {
                key: 'take-back',
                label: t('requests.takeBack'),
                isDisabled: withdraw.isPending,
                run: () => withdraw.mutate(id),
              },
            ]}
          />
        ),
    },
  ];
  return (
    <DeskTable label={t(`tabs.${kind}`)} columns={columns} rows={requests} keyOf={({ id }) => id} isStale={isStale} />
  );
}
